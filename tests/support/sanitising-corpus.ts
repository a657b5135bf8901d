/** HTML of known attack classes: scripts, styles, frames, forms or loading in a browser that does not sanitise it. */
export const attacks: readonly string[] = [
  // Scripts and event handlers, plain and obfuscated.
  "<script>window.wasAttacked=1</script>",
  "<noscript><p title='</noscript><img src=x onerror=window.wasAttacked=1>'></noscript>",
  "<img/src/onerror=window.wasAttacked=1>",
  "<p onanimationstart=window.wasAttacked=1 style='animation:x 1s'>x</p>",
  // Script URLs.
  "<a href='JaVaScRiPt:window.wasAttacked=1'>premi</a>",
  "<a href='&#106;&#97;&#118;&#97;script&colon;window.wasAttacked=1'>premi</a>",
  "<a href='data:text/html,<script>opener.wasAttacked=1</script>'>premi</a>",
  "<a href='//altrove.example/'>premi</a>",
  // Automatic loading.
  "<img src='https://altrove.example/pixel.gif'>",
  "<img src='data:image/svg+xml,<svg onload=window.wasAttacked=1>'>",
  "<a href='/\\altrove.example/'>premi</a>",
  "<img src='/favicon.ico' srcset='https://altrove.example/pixel.gif 1x'>",
  "<p style='background:url(https://altrove.example/pixel.gif)'>x</p>",
  "<style>@import 'https://altrove.example/a.css';</style>",
  "<a href='/app/orari' ping='https://altrove.example/'>x</a>",
  // Frames, objects, forms, complete documents.
  "<iframe srcdoc='<script>parent.wasAttacked=1</script>'></iframe>",
  "<base href='https://altrove.example/'>",
  "<meta http-equiv=refresh content='0;url=https://altrove.example/'>",
  "<form action='https://altrove.example/'><button>Invia</button></form>",
  "<dialog open>Accedi</dialog>",
  // SVG, MathML, and differences between parsers.
  "<svg onload=window.wasAttacked=1>",
  "<svg><use href='data:image/svg+xml,<svg id=x onload=window.wasAttacked=1>#x'></svg>",
  "<math><mtext><table><mglyph><style><!--</style><img title='--&gt;&lt;img src=1 onerror=window.wasAttacked=1&gt;'>",
  // Ids and classes of the page itself.
  "<p id=boot class=prose data-hydrated style='position:fixed;inset:0'>x</p>",
  "<p is=x-a slot=b part=c contenteditable>x</p>",
];
