/** Base64 characters of a digest: 132 bits, beyond accidental collisions and brute force. */
const LENGTH = 22;

/** Returns the beginning of the SHA-256 of some bytes, in base64; the same in the build and in the worker. */
export async function digestOf(bytes: BufferSource): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return btoa(String.fromCharCode(...hash)).slice(0, LENGTH);
}

/** Returns whether a response is a complete file with this digest, decoded. Its body can still be read. */
export async function hasDigest(answer: Response, digest: string): Promise<boolean> {
  if (answer.status !== 200 || answer.redirected) return false;
  return (await digestOf(await answer.clone().arrayBuffer())) === digest;
}

/**
 * Returns a response that has the digest or is an error; otherwise fetches it again past the HTTP cache, which would hold a
 * wrong response for an immutable address for a year.
 */
export async function orAskedAnew(
  answer: Response,
  request: RequestInfo,
  digest: string,
): Promise<Response> {
  if (!answer.ok || (await hasDigest(answer, digest))) return answer;
  return fetch(request, { cache: "reload" });
}
