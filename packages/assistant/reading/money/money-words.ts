/*
 * The kinds of words that tell whose a figure is, in both languages: unlike single words they are known to whoever writes.
 */

const words: Readonly<Record<string, string>> = {
  mate: "wife husband hubby hubs spouse partner boyfriend girlfriend fiance fiancee bf gf roommate roommates roomie roomies housemate lady girl boy man esposo esposa marido mujer vieja senor senora dona novio novia pareja morra roommate compa",
  child: "son sons daughter kid kids teenager hijo hija hijos",
  parent:
    "mom moms mother dad dads dad's father pops parents grandma grandpa grandfather grandmother stepfather mother-in-law in-laws mama papa apa papas padres abuela abuelo suegra suegro jefa",
  relative:
    "brother bro sister sis cousin uncle uncle's aunt friend family godfather nephew brother-in-law sister-in-law son-in-law hermano hermana carnal primo prima tio tia cunado cunada amigo amiga yerno nuera padrino compadre",
  boss: "boss employer patron company church iglesia empresa",
  former: "ex exs late former divorced ex-husband ex-wife difunto difunta finado exesposo",
  other: "he she they his her hers him their theirs hes shes el ella ellos suyo suya",
  self: "i me my mine im ive myself yo mi mio mia conmigo",
  we: "combined together total juntos we us our ours both nosotros nuestro nuestra ambos entre",
  signer:
    "cosign cosigns cosigner cosigners cosigning co-sign co-signer co-signing guarantor guarantors guarantee sign signs signing sponsor aval avales fiador firma firman firmar firme",
  earns: "make making made earn earning gano ganaba saco cobro recibo gane bring clear pull",
  makes: "makes earns gets gana saca cobra recibe brings clears pulls trae",
  earn: "ganamos sacamos ganan reciben juntamos",
  get: "get got have has had tengo tiene tenemos tienen agarro",
  income:
    "income incomes salary wage wages paycheck paychecks check checks stub stubs job jobs work works working ingreso ingresos sueldo salario cheque trabajo trabaja nomina chamba jale talon ",
  gross: "gross before bruto antes brutos",
  net: "net takehome home after neto limpio limpios libre libres quedan llegan depositaron deposited",
  paid: "paid pagan",
  benefit:
    "ssi ssdi disability pension security retirement unemployment va stipend tips commission bonus alimony overtime annuity benefits snap bah discapacidad jubilacion desempleo manutencion propinas beca incapacidad",
  pays: "pay pays paying owe owes debt debts loan loans bill bills payment payments insurance note daycare childcare sitter collection support send sends mortgage pago pagamos pagaba debo debe deuda deudas prestamo mando manda guarderia descuentan quitan seguro",
  home: "rent deposit fee fees app application first last pet garage parking utilities water trash admin total renta deposito solicitud aplicacion cuota mascota mes luz agua estacionamiento listed listing ad anuncio",
  asks: "require requires required requirement need needs minimum min must ask asks asking ask 3x triple times piden pide piden minimo requisito ocupan necesito veces tengo",
  program:
    "voucher section housing hud authority program covers cover covered share portion part half vale seccion vivienda cubre cubren programa condado parte mitad",
  wish: "offer offers offered budget afford max maximum most limit would could consider instead negotiable willing lower drop up ofrezco oferta presupuesto maximo tope acepta aceptan aceptarian dejan deja podria",
  saves:
    "saved savings save saving bank cash settlement refund inheritance sold crypto checking account 401k ira ahorros ahorrado ahorrados ahorre banco guardados junte juntamos reembolso herencia vendi efectivo",
  score: "credit score scores fico experian equifax transunion karma credito puntaje puntuacion",
  denies:
    "not no wrong sorry meant mean oops typo mistake misread instead rather actually correction scratch said told isnt wasnt perdon equivoque equivoco mal corrija quise digo dije sino era",
  before: "was used before last old former previously antes era pasado anterior dropped went bajo subio",
  helps: "help helps helping gives give lend lends sends chip covers ayuda ayudan presta prestan da dan regala",
  lives: "live lives living moving move moves lease leases staying vive viven vivir mudar muda mudan contrato vivimos",
};

const kinds: ReadonlyMap<string, string> = new Map(
  Object.entries(words).flatMap(([kind, list]) => list.split(" ").map((word) => [word, kind] as const)),
);

/** The kind of a word; undefined where it tells nothing of money. */
export const kindOfMoneyWord = (word: string): string | undefined => kinds.get(word);
