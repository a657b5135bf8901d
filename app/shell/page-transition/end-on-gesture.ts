/** What a visitor does next while a page is still coming in. */
const GESTURES = ["pointerdown", "keydown", "popstate"];

/**
 * Ends the running page transition at the visitor's next gesture: browsers give no clicks to what a view
 * transition shows, and React keeps the next page waiting until it is over. Returns how to stop listening.
 */
export function endOnGesture(): () => void {
  const listening = new AbortController();
  for (const gesture of GESTURES) {
    window.addEventListener(
      gesture,
      () => {
        finishTransition();
        // The press fell on what is behind the page; where the click ends is what was meant.
        if (gesture === "pointerdown") {
          window.addEventListener("click", handOn, { capture: true, once: true });
        }
      },
      { capture: true, signal: listening.signal },
    );
  }
  return () => listening.abort();
}

function finishTransition(): void {
  for (const animation of document.getAnimations()) {
    const { effect } = animation;
    if (effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith("::view-transition")) {
      animation.finish();
    }
  }
}

/** Gives a click to the element under the pointer, if the browser gave it to something around that. */
function handOn(click: MouseEvent): void {
  const meant = document.elementFromPoint(click.clientX, click.clientY);
  const { target } = click;
  if (meant && meant !== target && target instanceof Element && target.contains(meant)) {
    meant.dispatchEvent(new MouseEvent("click", click));
  }
}
