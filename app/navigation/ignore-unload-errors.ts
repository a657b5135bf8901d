/**
 * Holds back fetch errors caused by leaving the page, which Firefox would show until the next page comes. Throws them once
 * the visitor is back.
 */
export async function ignoreUnloadErrors<Answer>(
  asked: Promise<Answer>,
  page: EventTarget = window,
): Promise<Answer> {
  let isLeft = false;
  const note = () => {
    isLeft = true;
  };
  page.addEventListener("beforeunload", note);
  try {
    return await asked;
  } catch (error) {
    if (isLeft) {
      await new Promise((resolve) => page.addEventListener("pageshow", resolve, { once: true }));
    }
    throw error;
  } finally {
    page.removeEventListener("beforeunload", note);
  }
}
