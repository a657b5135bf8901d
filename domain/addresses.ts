/* Addresses that the code knows by name, spelled as in the specification; all others come from the content. */

export const HOME_PAGE = "/app/realhome";
export const HOURS_PAGE = "/app/orari";
export const ROAD_PAGE = "/app/info/come_raggiumgerci";
export const PHONE_PAGE = "/app/info/telefono_ed_idirizzo";
export const CONTACTS_PAGE = "/app/info/home";
export const QUESTIONS_PAGE = "/app/info/domande";
export const SHEET_PAGE = "/app/info/foglio-del-pellegrino";
export const FEASTS_PAGE = "/app/pellegrinaggio/feste";
export const PILGRIMAGE_PAGE = "/app/pellegrinaggio/home";
export const COMPANIES_PAGE = "/app/pellegrinaggio/compagnie";
export const SONGS_PAGE = "/app/inni-preghiere";
export const HYMNS_PAGE = "/app/inni/home";
export const PRAYERS_PAGE = "/app/preghiere/home";
export const MADONNA_PAGE = "/app/statue/madonna";
export const SEARCH_PAGE = "/app/cerca";
export const OFFLINE_PAGE = "/app/senza-rete";
export const ACCESSIBILITY_PAGE = "/app/accessibilita";
export const COOKIES_PAGE = "/app/cookie-consent";
export const PRIVACY_PAGE = "/app/privacy-policy";
