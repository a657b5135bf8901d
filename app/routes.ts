import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** A page whose whole text is one file: content/pages/{path}.md. */
const page = (path: string) => route(path, "routes/page.tsx", { id: path });

/** A page of content/pages with the list of one or more collections. */
const list = (path: string) => route(path, "routes/list.tsx", { id: path });

/** The whole site map: specification, section 2, with its spellings. */
export default [
  index("routes/splash.tsx"),
  route("fullscreen/carosello", "routes/viewer.tsx", { id: "carousel-viewer" }),
  route("image_viewer", "routes/viewer.tsx", { id: "image-viewer" }),
  route("*", "routes/not-found.tsx", { id: "not-found" }),

  route("app", "shell/shell.tsx", { id: "shell" }, [
    index("routes/to-main.tsx"),
    route("realhome", "routes/main.tsx"),
    route("privacy-policy", "routes/legal.tsx", { id: "privacy-policy" }),
    route("cookie-consent", "routes/legal.tsx", { id: "cookie-consent" }),
    route("orari", "routes/hours.tsx"),

    list("offerte"),
    route("offerte/:path", "routes/page.tsx", { id: "offering" }),

    list("inni-preghiere"),
    list("preghiere/home"),
    list("inni/home"),
    route("inni/:path", "routes/verse.tsx", { id: "hymn" }),
    route("preghiere/:path", "routes/verse.tsx", { id: "prayer" }),

    page("editoria/home"),
    page("editoria/bollettino"),
    page("editoria/quaderni"),
    page("editoria/calendari"),
    page("editoria/testi"),

    page("pellegrinaggio/home"),
    route("pellegrinaggio/compagnie", "routes/companies.tsx"),
    route("pellegrinaggio/compagnie/:path", "routes/company.tsx"),
    route("pellegrinaggio/feste", "routes/feasts.tsx"),

    page("info/home"),
    page("info/telefono_ed_idirizzo"),
    page("info/posta_elettronica"),
    page("info/come_raggiumgerci"),
    page("info/link_esterni"),

    page("statue/madonna"),
    page("statue/sant-anna"),

    page("canada"),
    page("canada/windsor"),
    page("canada/montreal"),
    page("canada/toronto"),
    page("canada/sainte-marguerite-du-lac-masson"),
    page("stati-uniti"),
    page("usa/broks"),
    page("usa/milford"),
    page("usa/new-canaan"),
    page("usa/stanford"),
    page("usa/whitestone"),
    page("india"),
    page("messico"),
    page("peru"),

    page("storia/cenni-storici"),
    page("storia/culto-mariano"),
    page("storia/culto-pagano"),
    page("storia/pia-leggenda"),
    page("storia/documentario"),

    page("chiesa/dal-719-al-xix-secolo"),
    page("chiesa/xx-secolo"),
    page("chiesa/xxi-secolo"),
    page("chiesa/casa-pellegrino"),
    page("chiesa/ombrello-basilicale"),
    page("chiesa/stemma"),
    page("chiesa/tabernacolo"),

    page("giubileo/home"),
    page("giubileo/significato_di_giubileo"),
    page("giubileo/logo_ed_inno_del_giubileo"),
    page("giubileo/canneto_basilica_giubilare"),
    page("giubileo/indulgenza_plenaria"),

    // Not in the specification: what can be read without a network.
    route("senza-rete", "routes/offline.tsx"),

    route("*", "routes/not-found.tsx", { id: "app-not-found" }),
  ]),
] satisfies RouteConfig;
