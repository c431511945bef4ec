import type { ReportProduct } from "@porchlight/domain/screening/products.ts";
import type { RenterWords } from "../words.ts";

const reportNames = {
  CREDIT: "de crédito",
  CRIMINAL: "de antecedentes penales",
  EVICTION: "de desalojos",
} satisfies Record<ReportProduct, string>;
const list = new Intl.ListFormat("es-US");
const reports = (products: readonly ReportProduct[]): string =>
  `${products.length === 1 ? "informe" : "informes"} ${list.format(products.map((product) => reportNames[product]))}`;

const submitNow = "Revise su solicitud y envíela.";
const nothingToDo = "No tiene que hacer nada más aquí.";

/** The words of a person's screening: what it costs, its pages and how it ended, in US Spanish. */
export const screening: RenterWords["screening"] = {
  short: "Evaluación",
  reports,
  costs: {
    included: "Incluidos",
    paid: "Cuándo se paga",
    paidWhen: "Antes de pedir sus informes",
    youPay: "Usted paga",
    usual: (amount) => `La tarifa habitual es de ${amount}.`,
    ownReportFirst: (owner) =>
      `Si tiene un informe de evaluación propio de los últimos 30 días, ${owner} tiene que aceptarlo y no se cobra nada. Puede agregarlo en el paso Evaluación.`,
    noOwnReport: "Para esta vivienda no se aceptan informes propios.",
    reasons: {
      "own-report": () => "No se cobra nada porque usted trae su propio informe.",
      forbidden: () => "La ley del lugar de la vivienda no permite cobrar una tarifa.",
      capped: (amount) => `La ley del lugar de la vivienda limita la tarifa a ${amount}.`,
      "actual-cost": () => "La ley del lugar de la vivienda limita la tarifa a lo que cuestan los informes.",
    },
    source: (source) => `Fuente: ${source}`,
    secondhand: "Conocemos esta regla por una sola fuente secundaria, no por el texto de la ley.",
    lawUnknown:
      "No conocemos ninguna regla sobre tarifas de solicitud en esta zona, por lo que se cobra la tarifa habitual.",
    barred: {
      "other-accepted": (owner) =>
        `${owner} aceptó a otro hogar para esta vivienda, por lo que no le cobramos ninguna tarifa. Puede continuar sin informes.`,
      "not-decided": () =>
        "La ley del lugar de la vivienda devuelve la tarifa cuando no hay una decisión a tiempo, así que ahora no la cobramos. Su solicitud continúa sin informes.",
      "home-not-available": () =>
        "Esta vivienda no está publicada en este momento, y la ley del lugar no permite cobrar una tarifa hasta que lo esté. Pague cuando se publique de nuevo o continúe sin informes.",
    },
    returned: "Cuándo se le devuelve la tarifa",
    returnedWhen: [
      "No podemos obtener ninguno de sus informes.",
      "La vivienda se alquila o deja de ofrecerse antes de que se pidan sus informes.",
      "La solicitud se retira antes de que se pidan sus informes.",
    ],
    returnedByLaw: "No le eligen a usted. Así lo dice la ley del lugar de la vivienda.",
  },
  age: {
    title: "¿Cuándo nació?",
    why: "Debe tener al menos 18 años para presentar la solicitud. Verificamos su edad y no guardamos la fecha.",
    birthDate: "Fecha de nacimiento",
    submit: "Continuar",
  },
  consent: {
    title: "Autorice los informes",
    why: (products, owner) =>
      `Una agencia de evaluación prepara ${products.length === 1 ? "su" : "sus"} ${reports(products)} para ${owner}. No se pide nada sin su autorización.`,
    inEnglish: "La agencia presenta sus declaraciones y términos en inglés.",
    agree: (owner) => `Acepto los términos de la agencia y que ${owner} reciba estos informes sobre mí.`,
    terms: "Leer los términos",
    newTab: "(se abre en una pestaña nueva)",
    legal: "Leer el texto legal",
    required: "Acepte esto para continuar",
    contactFirst: "Escriba primero su nombre completo y su teléfono",
    contactText: "La agencia necesita los dos datos antes de mostrarle sus declaraciones.",
    toContact: "Ir a Contacto",
    submit: "Aceptar y continuar",
  },
  fee: {
    title: "Pague la tarifa de evaluación",
    freeTitle: "No se cobra nada",
    barredTitle: "Por ahora no paga nada",
    why: "Se paga en la página de nuestro proveedor de pagos, y después regresa aquí.",
    freeWhy: "Puede continuar.",
    submit: (amount) => `Pagar ${amount}`,
    freeSubmit: "Continuar",
    checking: "Verificando su pago…",
    open: "Su pago aún no ha llegado. Puede tardar un minuto.",
    again: "Verificar otra vez",
    canceled: "Salió de la página de pago antes de pagar. No se le cobró nada.",
  },
  payment: {
    paid: (amount, day) => `Pagó ${amount} el ${day}.`,
    refundDue: (amount) => `Le estamos devolviendo ${amount}.`,
    refunded: (amount, day) => `Le devolvimos ${amount} el ${day}.`,
    receipt: "Ver el recibo",
  },
  identity: {
    title: "Confirme quién es",
    why: "Esto va directamente a la agencia de evaluación. No guardamos su número de Seguro Social ni su fecha de nacimiento, por eso se los pedimos otra vez si sale de esta página.",
    again:
      "Salió antes de responder las preguntas de la agencia. Escriba otra vez sus datos y le hará preguntas nuevas.",
    confirmedTitle: "Pida sus informes",
    confirmed: "La agencia ya confirmó quién es usted. Escriba sus datos una vez más para pedir sus informes.",
    ssn: "Número de Seguro Social",
    ssnAgain: "Número de Seguro Social, otra vez",
    show: "Mostrar los números",
    hide: "Ocultar los números",
    birthDate: "Fecha de nacimiento",
    address: "Dónde vive ahora",
    street: "Calle y número",
    unit: "Apartamento",
    city: "Ciudad",
    state: "Estado",
    zip: "Código postal",
    choose: "Elija",
    employment: "Situación laboral",
    employments: {
      NotEmployed: "Sin empleo",
      Employed: "Con empleo",
      SelfEmployed: "Por cuenta propia",
      Student: "Estudiante",
    },
    submit: "Pedir mis informes",
  },
  exam: {
    title: "Unas preguntas sobre usted",
    why: "La agencia de evaluación las hace para asegurarse de que es usted. Sus respuestas van directamente a la agencia.",
    other: "La agencia no pudo confirmar sus respuestas. Aquí tiene otras preguntas.",
    inEnglish: "La agencia hace sus preguntas en inglés.",
    missing: "Elija una respuesta",
    submit: "Enviar mis respuestas",
  },
  noSsn: {
    ask: "No tengo número de Seguro Social",
    title: "¿Continuar sin informes?",
    text: "Su solicitud continúa sin informes de evaluación y sin tarifa. Si ya pagó, le devolvemos el dinero.",
    verb: "Continuar sin informes",
  },
  ownReport: {
    ask: "Tengo un informe propio de los últimos 30 días",
    title: "¿Usar su propio informe?",
    text: (owner) =>
      `Agregue su informe como archivo, y ${owner} lo leerá en lugar de los nuestros. No se cobra nada. Si ya pagó, le devolvemos el dinero.`,
    verb: "Usar mi informe",
  },
  agency: {
    title: "¿Quién hizo su informe?",
    why: (owner) =>
      `Su informe lo dice. Si ${owner} rechaza la solicitud, le enviamos un aviso que nombra a esta empresa, para que pueda pedir una copia gratis y disputar errores.`,
    name: "Nombre de la empresa",
    phone: "Teléfono de la empresa",
    address: "Dirección de la empresa",
    either: "Basta con un teléfono o una dirección.",
    madeOn: "Fecha del informe",
    notOlder: (days) => `Debe ser de los últimos ${days} días.`,
  },
  withoutCriminal: (owner) =>
    `No incluya páginas sobre antecedentes penales. Donde está esta vivienda, ${owner} puede verlas solo después de una oferta condicional.`,
  back: "Prefiero la evaluación",
  payAgain: {
    text: "Si todavía quiere una evaluación, pague la tarifa de nuevo y después pida sus informes.",
    verb: (amount) => `Pagar ${amount} de nuevo`,
  },
  later: "Hacer esto después",
  movedOn: "Su evaluación puede estar abierta en otra pestaña. Así está ahora.",
  outcomes: {
    MANUAL_CHECK: {
      title: "La agencia tiene que confirmar por teléfono quién es usted",
      text: () => "Le escribiremos por correo electrónico cuando termine. Entonces podrá pedir sus informes aquí.",
      next: "No tiene que esperar. Revise su solicitud y envíela.",
      submittedNext: "Espere nuestro correo electrónico.",
    },
    IDENTITY_FAILED: {
      title: "La agencia no pudo confirmar quién es usted",
      text: () => "Su solicitud continúa sin informes de evaluación, y usted no paga ninguno.",
      next: submitNow,
      submittedNext: nothingToDo,
    },
    FEE_RETURNED: {
      title: "Le devolvimos la tarifa antes de pedir sus informes",
      text: (owner) =>
        `Su solicitud continúa sin informes, y usted no paga ninguno. Si ${owner} necesita otros comprobantes, como recibos de pago o referencias, puede dárselos.`,
      next: submitNow,
      submittedNext: "No es necesario que haga nada más.",
    },
    RESTRICTED: {
      title: "Aquí no hay informes de evaluación",
      text: () =>
        "La agencia no ofrece informes para viviendas de esta zona. Su solicitud continúa sin ellos y no hay tarifa.",
      next: submitNow,
      submittedNext: nothingToDo,
    },
    NOT_DELIVERED: {
      title: "Sus informes no se entregaron",
      text: () => "La agencia no los entregó. Su solicitud continúa sin informes, y usted no paga ninguno.",
      next: submitNow,
      submittedNext: nothingToDo,
    },
    ORDERED: {
      title: "Sus informes están pedidos",
      text: (owner) => `La agencia los envía aquí, y ${owner} los lee con su solicitud.`,
      next: "No tiene que esperar. Revise su solicitud y envíela.",
      submittedNext: nothingToDo,
    },
    DELIVERED: {
      title: "Sus informes llegaron",
      text: (owner) => `${owner} los lee con su solicitud.`,
      next: submitNow,
      submittedNext: nothingToDo,
    },
    SKIPPED: {
      title: "Su solicitud va sin informes de evaluación",
      text: () => "No se cobra nada.",
      next: submitNow,
      submittedNext: nothingToDo,
    },
    OWN_REPORT: {
      title: "Usted trae su propio informe",
      text: (owner) => `${owner} lo lee en lugar de los nuestros, y no se cobra nada.`,
      next: "Agregue aquí su informe y diga quién lo hizo y cuándo. Después revise su solicitud y envíela.",
      submittedNext: nothingToDo,
    },
  },
  creditFile: {
    FROZEN: (owner) =>
      `Su historial de crédito está congelado, por lo que ${owner} no ve ningún puntaje. Puede levantar el congelamiento con TransUnion, la agencia de crédito, y avisarle a ${owner}.`,
    THIN: (owner) =>
      `TransUnion, la agencia de crédito, todavía tiene poco o ningún historial de crédito de usted, por lo que ${owner} no ve ningún puntaje. No lo tomamos en su contra. Puede darle a ${owner} otros comprobantes, como recibos de pago o referencias.`,
    UNSCORED: (owner) =>
      `TransUnion, la agencia de crédito, no pudo calcular un puntaje para usted. Puede darle a ${owner} otros comprobantes, como recibos de pago o referencias.`,
    DISPUTED: (owner) =>
      `Su historial de crédito indica que algo en él está en disputa, y ${owner} también lo ve. Puede explicarle a ${owner} de qué se trata.`,
  },
  copies: {
    title: "Sus copias",
    text: (day) => `Puede leer y guardar sus propios informes hasta el ${day}.`,
    names: {
      CREDIT: "Informe de crédito",
      CRIMINAL: "Informe de antecedentes penales",
      EVICTION: "Informe de desalojos",
    },
    open: (name) => `Abrir ${name.toLowerCase()}`,
    print: "Imprimir",
    save: "Guardar",
  },
};
