print("present")
