/// An HTML page in a single file; its security policy forbids all network requests.
package struct WebPage {
  /// The title, already escaped for HTML.
  let title: String
  /// The CSS rules of this page, which are added after the CSS rules of all pages.
  let style: String
  let body: String

  /// The whole page as HTML.
  var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
    script-src 'unsafe-inline'; style-src 'unsafe-inline'">
    <meta name="viewport" content="width=device-width">
    <title>\(title)</title>
    <style>\(Self.style)\(style)</style>
    </head>
    <body>
    \(body)
    </body>
    </html>

    """
  }

  /// Returns a text escaped for HTML and for SVG, which forbids `]]>` in a text.
  package static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
      .replacing("]]>", with: "]]&gt;")
  }

  /// The CSS rules of all pages, with colors for light and dark appearance.
  private static let style = """
    :root { color-scheme: light dark; --ink: #1c1c1e; --paper: #ffffff; --line: #8e8e93;
      --soft: #e5e5ea; --mark: #0058d0; --bad: #b00020; --glass: rgba(120, 120, 128, 0.10); }
    @media (prefers-color-scheme: dark) { :root { --ink: #f2f2f7; --paper: #101012;
      --line: #8e8e93; --soft: #2c2c2e; --mark: #64a8ff; --bad: #ff8a80;
      --glass: rgba(174, 174, 190, 0.14); } }
    * { box-sizing: border-box; }
    body { margin: 0; height: 100vh; display: flex; flex-direction: column; color: var(--ink);
      background: var(--paper); font: 14px/1.4 system-ui, sans-serif; }
    :focus-visible { outline: 2px solid var(--mark); }

    """
}
