/**
 * Encodes at the first quality whose result is light enough. Few pictures need more than the first: those full of
 * small edges, such as mosaics, which also hide best what a lower quality takes away.
 */
export async function encodeWithinBudget(
  qualities: readonly number[],
  limit: number,
  encode: (quality: number) => Promise<Buffer>,
): Promise<Buffer> {
  const [quality = 0, ...lower] = qualities;
  const bytes = await encode(quality);
  return bytes.length <= limit || lower.length === 0
    ? bytes
    : encodeWithinBudget(lower, limit, encode);
}
