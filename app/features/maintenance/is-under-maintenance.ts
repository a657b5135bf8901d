/** Replaces every page by the maintenance screen; fixed to off (docs/behaviour.md, "Maintenance"). */
export const IS_UNDER_MAINTENANCE: boolean = false;
