/** Where the state of the road is asked for (docs/public-names.md, "Server"). */
export const ROAD_ADDRESS = "/dati/strada.json";
