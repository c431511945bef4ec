/** A node of a parsed source, as oxc-parser gives it. */
export type Node = { type: string; start: number; end: number } & Record<string, unknown>;

export const isText = (node: Node | null | undefined): node is Node =>
  node?.type === "TemplateLiteral" || (node?.type === "Literal" && typeof node.value === "string");
export const keyOf = (node: Node): string => {
  const key = node.key as Node;
  return String(key.name ?? key.value ?? "");
};
export const calleeOf = (node: Node): string => {
  const callee = node.callee as Node;
  return String(callee.name ?? (callee.property as Node | undefined)?.name ?? "");
};
export const tagOf = (node: Node): string => String(((node.openingElement as Node).name as Node).name ?? "");

/** A template as its words, with what is filled in at run time in braces. */
export function templateText(node: Node, source: string): string {
  const quasis = node.quasis as { value: { cooked: string | null } }[];
  const expressions = node.expressions as Node[];
  return quasis
    .map(({ value }, place) => {
      const expression = expressions[place];
      return `${value.cooked ?? ""}${expression ? `{${nameOf(expression, source)}}` : ""}`;
    })
    .join("");
}

const nameOf = (node: Node, source: string): string => {
  const text = source.slice(node.start, node.end);
  return /^[\w.!?()[\]]{1,40}$/.test(text) ? text : "…";
};

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";

export const childrenOf = (node: Node): Node[] =>
  Object.entries(node).flatMap(([name, value]) =>
    name === "parent" ? [] : Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  );

/** The expressions in attributes and children of an element, whose own words were taken with it. */
export const expressionsIn = (element: Node): Node[] =>
  childrenOf(element).flatMap((child) =>
    child.type === "JSXExpressionContainer" ? [child.expression as Node] : expressionsIn(child),
  );
