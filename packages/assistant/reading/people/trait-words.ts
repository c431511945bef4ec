import { anyOf } from "../text/any-of.ts";
import { keeping } from "../text/kept.ts";
import { Lexicon } from "../text/lexicon.ts";
import { normal, tokensOf } from "../text/normal.ts";
import { phrases } from "../text/phrases.ts";

/*
 * Words by which people tell of what housing law protects, in both languages. They are looked for only so that nothing
 * follows from them: they are no name, and what they are merely like is not meant. Source: 42 USC 3604 and what states add.
 */

/** A list that goes on over several lines. */
const listed = (...lines: readonly string[]): string => lines.join("; ");

/** What one is: said of oneself without "from", and so easily taken for a name. */
const peoples = listed(
  "black; white; brown; african american; afro latino; afrolatino; afrolatina; latino; latina; latinx; hispanic",
  "hispano; hispana; asian; asian american; native american; american indian; alaska native; cherokee; navajo",
  "lakota; sioux; apache; ojibwe; choctaw; inuit; middle eastern; south asian; east asian; desi; creole; cajun",
  "afrodescendiente; indigenous; indigena; native hawaiian; pacific islander; samoan; mixed race; biracial; arab",
  "arabe; roma; caucasian; negro; negra; moreno; morena; mestizo; mestiza",
  "afghan; albanian; algerian; argentine; argentinian; armenian; bangladeshi; bolivian; brazilian; burmese",
  "cambodian; cameroonian; caribbean; chilean; chinese; colombian; congolese; costa rican; cuban; dominican; dutch",
  "ecuadorian; egyptian; english; eritrean; ethiopian; filipino; filipina; french; german; ghanaian; greek",
  "guatemalan; haitian; hmong; honduran; hungarian; indian; indonesian; iranian; iraqi; irish; israeli; italian",
  "jamaican; japanese; jordanian; karen; kenyan; korean; kurdish; lao; laotian; lebanese; liberian; mexican",
  "mexican american; moroccan; nepali; nicaraguan; nigerian; pakistani; palestinian; panamanian; persian; peruvian",
  "polish; puerto rican; romanian; russian; salvadoran; salvadorian; saudi; scottish; senegalese; somali; spanish",
  "sri lankan; sudanese; syrian; taiwanese; thai; tibetan; turkish; ukrainian; venezuelan; vietnamese; welsh",
  "yemeni",
  "mexicano; mexicana; guatemalteco; guatemalteca; hondureno; hondurena; salvadoreno; salvadorena; nicaraguense",
  "cubano; cubana; dominicano; dominicana; puertorriqueno; puertorriquena; boricua; colombiano; colombiana",
  "venezolano; venezolana; ecuatoriano; ecuatoriana; peruano; peruana; boliviano; boliviana; chileno; chilena",
  "argentino; argentina; uruguayo; uruguaya; paraguayo; paraguaya; haitiano; haitiana; brasileno; brasilena",
  "espanol; espanola; africano; africana; chino; china; centroamericano; centroamericana; maya; garifuna",
);
const countries = listed(
  "afghanistan; argentina; bangladesh; bolivia; brazil; burma; cambodia; cameroon; chile; china; colombia; congo",
  "costa rica; cuba; dominican republic; ecuador; egypt; el salvador; eritrea; ethiopia; ghana; greece; guatemala",
  "haiti; honduras; india; indonesia; iran; iraq; ireland; israel; italy; jamaica; japan; kenya; korea; laos",
  "lebanon; liberia; mexico; morocco; myanmar; nepal; nicaragua; nigeria; pakistan; palestine; panama; peru",
  "philippines; poland; puerto rico; romania; russia; rwanda; senegal; somalia; spain; sudan; syria; taiwan",
  "thailand; trinidad; lago; turkey; my accent; grew up in; naci en; ukraine; uruguay; venezuela; vietnam; yemen",
  "oaxaca; haiti; brasil; siria; egipto; ucrania; filipinas; new to this country; new to the country",
  "second language; my english; speak english; hablo ingles; person of color; people of color; raza negra; raza",
);
const faiths = listed(
  "muslim; sunni; shia; jew; jewish; orthodox; orthodox jew; hasidic; catholic; christian; evangelical; protestant",
  "baptist; lutheran; methodist; pentecostal; mormon; lds; jehovah's witness; quaker; amish; mennonite; hindu; sikh",
  "buddhist; jain; wiccan; pagan; atheist; agnostic; rastafarian; religious; musulman; musulmana; judio; judia",
  "catolico; catolica; cristiano; cristiana; evangelico; evangelica; mormona; testigo de jehova; hindu; budista",
  "ateo; atea; adventist; adventista; hijab; sabbath; shabbat; turban; kosher; halal",
);
const attraction = listed(
  "gay; lesbian; lesbiana; bi; bisexual; queer; homosexual; same sex; same-sex; pansexual; asexual; lgbt; lgbtq",
  "trans; transgender; transgenero; nonbinary; non binary; no binario; genderfluid; intersex; transitioning",
  "pronoun; both men; both women; two men; two women; woman; man; men; women; male; female; guy; lady; mujer",
  "hombre",
);
const health = listed(
  "asthmatic; anemic; arthritic; immunocompromised; allergic; anxious; depressed; asmatico; asmatica; alergico",
  "alergica; deaf; hard of hearing; blind; legally blind; disabled; disability; disabilitie; wheelchair; walker",
  "cane; amputee; autistic; autism; adhd; ptsd; bipolar; schizophrenic; depression; anxiety; epilepsy; epileptic",
  "dyslexic; diabetic; cancer; dialysis; hiv; hiv positive; aid; ms; multiple sclerosis; cerebral palsy; parkinson",
  "dementia; down syndrome; on the spectrum; prosthetic; arthriti; fibromyalgia; chronic; diabete; asthma; stroke",
  "oxygen; amputee; one eye; hearing aid; pacemaker; medication; in recovery; sober; rehab; sordo; sorda; ciego",
  "ciega; discapacidad; discapacitado; discapacitada; incapacidad; silla de rueda; andador; baston; marcapaso",
  "paraplejico; medicina; autismo; asma; diabeti; pierna; epilepsia; diabetico; diabetica; depresion; ansiedad",
  "en recuperacion; rehabilitacion; escalera; do stair; climb stair",
);
const family = listed(
  "single mom; single mother; single dad; single father; single parent; new parent; foster parent; mom; mother; dad",
  "father; parent; grandmother; grandfather; great grandmother; kid; child; children; son; daughter; grandson",
  "granddaughter; grandma; grandpa; grandkid; grandchild; grandchildren; stay-at-home; niece; nephew; baby; newborn",
  "toddler; twin; teenager; adopting; custody; fostering; pregnant; expecting; having twins; give birth; due in",
  "is due; trying for a baby; madre soltera; padre soltero; mama soltera; papa soltero; papa primerizo",
  "mama primeriza; madre; padre; mama; papa; abuelo; abuela; bisabuelo; bisabuela; nino; nina; hijo; hija; nieto",
  "nieta; bebe; embarazada; embarazo; esperando",
);
const age = listed(
  "senior; senior citizen; old lady; old man; elderly; retired; retiree; retiring; in my sixtie; in my seventie",
  "in my eightie; in our seventie; in my 20s; in my 30s; in my 40s; in my 50s; in my 60s; in my 70s; in my 80s",
  "just turned; years old; year old; young; only 18; only 19; only 20; only 21; aged out; jubilado; jubilada",
  "tercera edad; persona mayor; joven; anos",
);
const marriage = listed(
  "never married; left my husband; left my wife; nunca me case; me dejo mi; single; married; unmarried; not married",
  "newlywed; divorced; divorce; divorcing; separated; widow; widower; widowed; husband passed; wife passed",
  "husband died; wife died; engaged; got married; getting married; soltero; soltera; casado; casada; divorciado",
  "divorciada; divorciando; separando; separado; separada; viudo; viuda; nos acabamos de casar",
);
const income = listed(
  "on disability; on ssi; ssi; ssdi; on ssdi; on social security; food stamp; charity; snap; wic; tanf; welfare",
  "unemployment; on a pension; pension; my social security; child support; alimony; public assistance",
  "housing assistance; estampilla; mi seguro social; del seguro social; desempleo; manutencion; jubilacion",
  "asistencia publica",
);
const service = listed(
  "veteran; vet; deployed; gold star; served in; enlisted; servi en; army; soldier; tours in; soldado; navy; marine",
  "marines; air force; coast guard; national guard; military; active duty; reservist; veterano; veterana; ejercito",
  "militar; marina",
);
const status = listed(
  "undocumented; immigrant; refugee; asylum; asylum seeker; asylee; daca; dreamer; green card; permanent resident",
  "permiso de trabajo; citizen; citizenship; visa; work permit; h-1b; tps; itin; foreigner; indocumentado",
  "indocumentada; inmigrante; refugiado; refugiada; asilo; residente permanente; ciudadano; ciudadana; ciudadania",
  "papele; permiso de trabajo",
);

const worship =
  "church; mosque; masjid; temple; synagogue; shul; gurdwara; mandir; cathedral; iglesia; mezquita; sinagoga; templo";

/** Groups of single words that say the same of different people, by the one that the examples use most. */
const alike: Readonly<Record<string, readonly string[]>> = {
  church: phrases(worship),
  christian: phrases(faiths),
  mexican: phrases(peoples),
};
const alikeOf = new Map(Object.entries(alike).flatMap(([learned, words]) => words.map((word) => [word, learned])));

/** The word of the examples that a word is like, be it of one people, one faith or one place to worship or another. */
export const likeOfTrait = (word: string): string | undefined => alikeOf.get(word);

const lexiconOf = (...lists: string[]) => new Lexicon([["trait", phrases(lists.join("; "))]] as const);
const traits = lexiconOf(
  peoples,
  countries,
  faiths,
  attraction,
  health,
  family,
  age,
  marriage,
  income,
  service,
  status,
);
const natures = lexiconOf(peoples, faiths, attraction, health);

/** "I'm 81" */
const ageAlone = /^(?:(?:and|but|also|y) )?(?:i am|we are) (?:only |about |almost |just )?[1-9]\d\W*$/;

/** Whether a text tells of what housing law protects. */
export const tellsTrait = keeping((text) => traits.has(tokensOf(normal(text))) || ageAlone.test(normal(text)));

/** Whether words say only what somebody is, and so not who. */
export function isNature(words: string): boolean {
  const tokens = tokensOf(normal(words));
  return tokens.length > 0 && natures.find(tokens).reduce((sum, { from, to }) => sum + to - from, 0) === tokens.length;
}

const whatOneIs = new RegExp(
  `^(?:(?:hi|hello|hola|and|also|y)[, ]+)?${anyOf(
    String.raw`i am; we are; soy; somos; estoy; estamos; (?:my|our|mi) \w+ (?:is|are|es|esta)`,
  )} (?:(?:an?|both|all|only|un|una|todos|muy) )?`,
);

/** Whether a text says of somebody only that they are what housing law protects: "soy un hombre trans", "my wife is pregnant". */
export function isTraitAlone(text: string): boolean {
  const said = normal(text);
  const opened = whatOneIs.exec(said)?.[0];
  if (opened === undefined) return false;
  const tokens = tokensOf(said.slice(opened.length));
  return tokens.length > 0 && traits.find(tokens).reduce((sum, { from, to }) => sum + to - from, 0) === tokens.length;
}
