/**
 * Encodes at the first quality that meets the size budget. Few pictures need more than one attempt: those full of fine
 * edges, such as mosaics, which also hide compression artefacts best.
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
