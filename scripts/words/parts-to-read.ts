import { calleeOf, childrenOf, isText, keyOf, type Node } from "./syntax.ts";

/** A pattern of whole names: those given, with spaces between them. */
const oneOf = (names: string): RegExp => new RegExp(`^(${names.split(" ").join("|")})$`);

/** Attributes that are never read by a person. */
const technicalAttributes = new Set(
  (
    "className style to href src srcSet id key type name role as component variant size color tone radius gap align justify " +
    "autoComplete inputMode method action rel target width height viewBox d fill stroke strokeLinecap strokeLinejoin " +
    "transform sizes fetchPriority loading decoding pattern form htmlFor mode position transition value defaultValue from " +
    "params search dir points clipPath gradientUnits aria-controls aria-labelledby aria-describedby content http-equiv"
  ).split(" "),
);

/** Properties of objects whose values are codes, not words. */
const technicalKeys = oneOf(
  "id key type asked askedLoosely unless kind name className path url href method code tone variant icon " +
    String.raw`event status field fields role slug font\w* transition background border\w* padding margin display ` +
    String.raw`grid\w* color style shadow boxShadow accept cursor overflow position constraint table column ` +
    "contentType charset encoding timeZone tz locale queryKey address street city",
);

/** Calls whose texts go to the code, the database or the log. */
const technicalCalls = oneOf(
  String.raw`sql css RegExp Error TypeError RangeError URL querySelector\w* closest matches getElement\w* ` +
    "addEventListener removeEventListener setAttribute getAttribute includes startsWith endsWith split " +
    "indexOf localeCompare test match matchAll replace replaceAll search regex debug info warn error fatal " +
    "log header setHeader get has set delete pick omit emit dispatchEvent createElement matchMedia import " +
    "require of readFile join resolve",
);

export type Language = "en" | "es";

/** A node that may hold words, and the language they are in. */
type Part = { node: Node; language: Language };

/** Types, names of modules and what is thrown: nothing in them is read by a person. */
const silentTypes = new Set([
  "ImportDeclaration",
  "ExportAllDeclaration",
  "ImportExpression",
  "TSTypeAliasDeclaration",
  "TSInterfaceDeclaration",
  "TSTypeAnnotation",
  "TSTypeParameterInstantiation",
  "TaggedTemplateExpression",
  "ThrowStatement",
  "Literal",
]);

/** Where words may stand inside a node of a file whose language is `byDefault`, in their order. */
export function partsToRead({ node, language }: Part, byDefault: Language): Part[] {
  const all = (nodes: Node[]): Part[] => nodes.map((one) => ({ node: one, language }));
  if (silentTypes.has(node.type)) return [];
  switch (node.type) {
    case "SwitchCase":
      return all(node.consequent as Node[]);
    case "BinaryExpression":
      return /[!=]==?|in/.test(node.operator as string) ? [] : all(childrenOf(node));
    case "MemberExpression":
      return all([node.object as Node]);
    case "TSAsExpression":
    case "TSSatisfiesExpression":
      return all([node.expression as Node]);
    case "Property":
      return propertyParts(node, language);
    case "CallExpression":
    case "NewExpression":
      return callParts({ node, language }, byDefault);
    case "JSXAttribute":
      return isTechnicalAttribute((node.name as { name: string }).name) ? [] : all(childrenOf(node));
    case "TemplateLiteral":
      return all(node.expressions as Node[]);
    default:
      return all(childrenOf(node));
  }
}

const isTechnicalAttribute = (name: string): boolean => technicalAttributes.has(name) || name.startsWith("data-");

function propertyParts(property: Node, language: Language): Part[] {
  const key = keyOf(property);
  const value = property.value as Node;
  if (isText(value) && technicalKeys.test(key)) return [];
  if (isPhraseList(key, value)) return [];
  return [{ node: value, language: key === "es" || key === "en" ? key : language }];
}

/** `en: ["…"]`, `es: ["…"]`: phrases that renters are understood by, which nobody is told. */
const isPhraseList = (key: string, value: Node): boolean =>
  (key === "en" || key === "es") && value.type === "ArrayExpression" && (value.elements as Node[]).every(isText);

function callParts({ node, language }: Part, byDefault: Language): Part[] {
  const name = calleeOf(node);
  const given = node.arguments as Node[];
  if (technicalCalls.test(name)) {
    const nested = given.filter((one) => !isText(one));
    return [...nested, node.callee as Node].map((one) => ({ node: one, language }));
  }
  // The second word of `told` is the Spanish one.
  if (name === "told" && byDefault === "en")
    return given.map((one, place) => ({ node: one, language: place === 1 ? "es" : language }));
  return childrenOf(node).map((one) => ({ node: one, language }));
}
