import { expressionsIn, isText, type Node, tagOf, templateText } from "./syntax.ts";

const inlineTags = /^(b|strong|em|i|span|a|small|abbr|bdi|time|kbd|code|Link|TextAction|Anchor|Text)$/;

/**
 * What an element says with its inline children. `text` is null where it holds no words of its own, `taken` are the nodes
 * whose words are in it, and `expressions` those within its inline children, whose own words are not.
 */
type ElementText = { text: string | null; taken: Node[]; expressions: Node[] };

type Part = { text: string; hasWords: boolean; taken: Node[]; expressions: Node[] };

export function elementText(element: Node, source: string): ElementText {
  const parts = (element.children as Node[]).map((child) => partOf(child, source));
  return {
    text: parts.some(({ hasWords }) => hasWords) ? parts.map(({ text }) => text).join("") : null,
    taken: parts.flatMap(({ taken }) => taken),
    expressions: parts.flatMap(({ expressions }) => expressions),
  };
}

function partOf(child: Node, source: string): Part {
  if (child.type === "JSXText") {
    const text = (child.value as string).replaceAll(/\s*\n\s*/g, " ");
    return { ...silent, text: decoded(text), hasWords: /[a-z]/i.test(text) };
  }
  if (child.type === "JSXExpressionContainer") return expressionPart(child.expression as Node, source);
  if (child.type === "JSXElement" && inlineTags.test(tagOf(child))) return inlinePart(child, source);
  return { ...silent, text: "" };
}

const silent = { text: "{…}", hasWords: false, taken: [], expressions: [] };

function expressionPart(expression: Node, source: string): Part {
  if (!isText(expression) || !hasWordsIn(expression)) return silent;
  const text = expression.type === "Literal" ? (expression.value as string) : templateText(expression, source);
  return { ...silent, text, taken: [expression] };
}

function inlinePart(element: Node, source: string): Part {
  const { text, taken, expressions } = elementText(element, source);
  if (text === null) return { ...silent, taken, expressions };
  return {
    text,
    hasWords: true,
    taken: [...taken, element],
    expressions: [...expressions, ...expressionsIn(element)],
  };
}

const hasWordsIn = (node: Node): boolean => node.type === "TemplateLiteral" || /[a-z]/i.test(node.value as string);
const decoded = (text: string): string =>
  text.replaceAll("&nbsp;", " ").replaceAll("&amp;", "&").replaceAll("&apos;", "'").replaceAll("&quot;", '"');
