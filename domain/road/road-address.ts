/** Address of the state of the road (docs/public-names.md, "Server"). */
export const ROAD_ADDRESS = "/dati/strada.json";
