/**
 * Switch that replaces every page by the maintenance screen. Fixed to off: the screen is never shown, and its script and
 * styles are never fetched (docs/behaviour.md, "Maintenance").
 */
export const IS_UNDER_MAINTENANCE: boolean = false;
