/** The site's original addresses of pages with a text, which others link to and the specification fixes. */
export const specifiedAddresses: readonly string[] = `
  /app/realhome /app/privacy-policy /app/cookie-consent
  /app/orari /app/offerte /app/inni-preghiere /app/preghiere/home /app/inni/home
  /app/editoria/home /app/editoria/bollettino /app/editoria/quaderni /app/editoria/calendari
  /app/editoria/testi /app/pellegrinaggio/home /app/pellegrinaggio/compagnie
  /app/pellegrinaggio/feste /app/info/home /app/info/telefono_ed_idirizzo
  /app/info/posta_elettronica /app/info/come_raggiumgerci /app/info/link_esterni
  /app/statue/madonna /app/statue/sant-anna /app/canada /app/canada/windsor /app/canada/montreal
  /app/canada/toronto /app/canada/sainte-marguerite-du-lac-masson /app/stati-uniti /app/usa/broks
  /app/usa/milford /app/usa/new-canaan /app/usa/stanford /app/usa/whitestone /app/india
  /app/messico /app/peru /app/storia/cenni-storici /app/storia/culto-mariano
  /app/storia/culto-pagano /app/storia/pia-leggenda /app/storia/documentario
  /app/chiesa/dal-719-al-xix-secolo /app/chiesa/xx-secolo /app/chiesa/xxi-secolo
  /app/chiesa/casa-pellegrino /app/chiesa/ombrello-basilicale /app/chiesa/stemma
  /app/chiesa/tabernacolo /app/giubileo/home /app/giubileo/significato_di_giubileo
  /app/giubileo/logo_ed_inno_del_giubileo /app/giubileo/canneto_basilica_giubilare
  /app/giubileo/indulgenza_plenaria`
  .trim()
  .split(/\s+/);
