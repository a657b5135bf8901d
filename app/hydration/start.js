// Runs inline in every page, the same bytes everywhere: the security policy knows it by its hash.
// Requests the scripts when the page has loaded and is idle, or at the first touch if that comes first. Where nothing
// moves a browser may never say that it is idle: after a second it is not waited for any more.
(() => {
  const { modules } = JSON.parse(document.getElementById("boot").textContent);
  const gestures = ["pointerdown", "keydown", "focusin"];
  let started = false;
  // Where a script does not come, the page shows itself as to browsers that run none.
  function doWithout() {
    delete document.documentElement.dataset.scripts;
  }
  function start() {
    if (started) return;
    started = true;
    for (const gesture of gestures) removeEventListener(gesture, start, true);
    for (const url of modules) import(url).catch(doWithout);
  }
  for (const gesture of gestures) addEventListener(gesture, start, true);
  addEventListener("load", () => {
    if (window.requestIdleCallback) requestIdleCallback(start, { timeout: 1_000 });
    else setTimeout(start);
  });

  // A button pressed before React listens is pressed again once it does (hydration/early-click.ts).
  addEventListener(
    "click",
    (event) => {
      const button = event.target.closest("button:not([popovertarget])");
      if (button && !("hydrated" in document.documentElement.dataset)) window.earlyClick = button;
    },
    true,
  );
})();
