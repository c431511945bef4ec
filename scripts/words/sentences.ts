import { parseSync } from "oxc-parser";

export type Sentence = { text: string; language: "en" | "es"; line: number };

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

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
const technicalKeys =
  /^(id|key|type|asked|askedLoosely|unless|kind|name|className|path|url|href|method|code|tone|variant|icon|event|status|field|fields|role|slug|font\w*|transition|background|border\w*|padding|margin|display|grid\w*|color|style|shadow|boxShadow|accept|cursor|overflow|position|constraint|table|column|contentType|charset|encoding|timeZone|tz|locale|queryKey|address|street|city)$/;

/** Calls whose texts go to the code, the database or the log. */
const technicalCalls =
  /^(sql|css|RegExp|Error|TypeError|RangeError|URL|querySelector\w*|closest|matches|getElement\w*|addEventListener|removeEventListener|setAttribute|getAttribute|includes|startsWith|endsWith|split|indexOf|localeCompare|test|match|matchAll|replace|replaceAll|search|regex|debug|info|warn|error|fatal|log|header|setHeader|get|has|set|delete|pick|omit|emit|dispatchEvent|createElement|matchMedia|import|require|of|readFile|join|resolve)$/;

/** Strings that hold words: two of them, or one with a capital; no paths, selectors, styles or codes. */
function reads(text: string): boolean {
  const bare = text.replaceAll(/\{[^{}]*\}/g, " ").trim();
  if (!/[a-záéíóúñ]{2}/i.test(bare)) return false;
  if (/<\/?[a-z]+|[\w-]+:[^ ;]+;|&\w+;|^\W*(;|\w+=)/.test(bare) || bare.split("; ").length > 3) return false;
  if (!/\s/.test(bare) && text.includes("{") && !/[.!?]$/.test(bare)) return false;
  if (/^[\w.#:/@\-[\]*>+~=?&%$!^|()]+$/.test(bare) && !/^[¿¡"“(]?[A-ZÁÉÍÓÚ][a-záéíóúñ’']+[.!?:…"”)]*$/.test(bare))
    return false;
  if (
    /^[a-z-]+(\s+[a-z0-9%.,()-]+)*$/.test(bare) &&
    /\b(px|rem|em|solid|auto|fr|var|none|inherit|flex)\b|--/.test(bare)
  )
    return false;
  if (
    /^(select|insert|update|delete|with|create|alter|where|and|or|order by|left join|join|from)\b[\s\S]*\b(from|into|set|where|values|as|on|is|null|in)\b/.test(
      bare,
    )
  )
    return false;
  if (/^[MmLlHhVvCcSsZz0-9 .,-]+$/.test(bare)) return false;
  return true;
}

const inlineTags = /^(b|strong|em|i|span|a|small|abbr|bdi|time|kbd|code|Link|TextAction|Anchor|Text)$/;

/**
 * The sentences that a source file holds for people, in their order. What is filled in at run time stands in braces; the
 * parts of one element are one sentence.
 */
export function sentencesOf(path: string, source: string): Sentence[] {
  if (path.endsWith(".md")) return sentencesOfMarkdown(source);
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]!.message}`);
  const found: Sentence[] = [];
  const byDefault = /spanish|(^|\/)es(\.ts|\/)|\.es\.ts$/.test(path) ? "es" : "en";
  const taken = new Set<Node>();
  const keep = (text: string, at: Node, language: Sentence["language"]) => {
    const clean = text.replaceAll(/\s+/g, " ").trim();
    if (reads(clean)) found.push({ text: clean, language, line: lineAt(source, at.start) });
  };

  function visit(node: Node, language: Sentence["language"]): void {
    if (taken.has(node)) return;
    switch (node.type) {
      case "ImportDeclaration":
      case "ExportAllDeclaration":
      case "ImportExpression":
      case "TSTypeAliasDeclaration":
      case "TSInterfaceDeclaration":
      case "TSTypeAnnotation":
      case "TSTypeParameterInstantiation":
      case "TaggedTemplateExpression":
      case "ThrowStatement":
      case "SwitchCase":
        if (node.type === "SwitchCase") for (const each of node.consequent as Node[]) visit(each, language);
        return;
      case "BinaryExpression":
        if (/[!=]==?|in/.test(node.operator as string)) return;
        break;
      case "MemberExpression":
        visit(node.object as Node, language);
        return;
      case "TSAsExpression":
      case "TSSatisfiesExpression":
        visit(node.expression as Node, language);
        return;
      case "Property": {
        const key = keyOf(node);
        const value = node.value as Node;
        if (isText(value) && technicalKeys.test(key)) return;
        visit(value, key === "es" ? "es" : key === "en" ? "en" : language);
        return;
      }
      case "CallExpression":
      case "NewExpression": {
        const name = calleeOf(node);
        if (technicalCalls.test(name)) {
          for (const each of node.arguments as Node[]) if (!isText(each)) visit(each, language);
          visit(node.callee as Node, language);
          return;
        }
        if (name === "told" && byDefault === "en") {
          for (const [place, each] of (node.arguments as Node[]).entries()) visit(each, place === 1 ? "es" : language);
          return;
        }
        break;
      }
      case "JSXAttribute": {
        const name = (node.name as { name: string }).name;
        if (technicalAttributes.has(name) || name.startsWith("data-")) return;
        break;
      }
      case "JSXElement":
      case "JSXFragment": {
        const inline = joined(node);
        if (inline !== null) keep(inline, node, language);
        break;
      }
      case "Literal":
        if (typeof node.value === "string") keep(node.value, node, language);
        return;
      case "TemplateLiteral":
        keep(templateText(node, source), node, language);
        for (const each of node.expressions as Node[]) visit(each, language);
        return;
    }
    for (const child of childrenOf(node)) visit(child, language);
  }

  /** The text of an element with its inline children; null where it holds no words of its own. */
  function joined(node: Node): string | null {
    let hasWords = false;
    const parts = (node.children as Node[]).map((child): string => {
      if (child.type === "JSXText") {
        const text = (child.value as string).replaceAll(/\s*\n\s*/g, " ");
        if (/[a-z]/i.test(text)) hasWords = true;
        return decoded(text);
      }
      if (child.type === "JSXExpressionContainer") {
        const expression = child.expression as Node;
        if (isText(expression) && hasWordsIn(expression)) {
          taken.add(expression);
          return expression.type === "Literal" ? (expression.value as string) : templateText(expression, source);
        }
        return "{…}";
      }
      if (child.type === "JSXElement" && inlineTags.test(tagOf(child))) {
        const inner = joined(child);
        if (inner === null) return "{…}";
        hasWords = true;
        taken.add(child);
        for (const expression of expressionsIn(child)) visit(expression, byDefault);
        return inner;
      }
      return "";
    });
    return hasWords ? parts.join("") : null;
  }

  visit(program as unknown as Node, byDefault);
  return found.sort((one, other) => one.line - other.line);
}

const isText = (node: Node | null | undefined): node is Node =>
  node?.type === "TemplateLiteral" || (node?.type === "Literal" && typeof node.value === "string");
const hasWordsIn = (node: Node): boolean => node.type === "TemplateLiteral" || /[a-z]/i.test(node.value as string);
const keyOf = (node: Node): string => {
  const key = node.key as Node;
  return String(key.name ?? key.value ?? "");
};
const calleeOf = (node: Node): string => {
  const callee = node.callee as Node;
  return String(callee.name ?? (callee.property as Node | undefined)?.name ?? "");
};
const tagOf = (node: Node): string => String(((node.openingElement as Node).name as Node).name ?? "");
const decoded = (text: string): string =>
  text.replaceAll("&nbsp;", " ").replaceAll("&amp;", "&").replaceAll("&apos;", "'").replaceAll("&quot;", '"');

function templateText(node: Node, source: string): string {
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

const childrenOf = (node: Node): Node[] =>
  Object.entries(node).flatMap(([name, value]) =>
    name === "parent" ? [] : Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  );

/** The expressions in attributes and children of an element, whose own words were taken with it. */
const expressionsIn = (element: Node): Node[] =>
  childrenOf(element).flatMap((child) =>
    child.type === "JSXExpressionContainer" ? [child.expression as Node] : expressionsIn(child),
  );

function lineAt(source: string, offset: number): number {
  let line = 1;
  for (let at = source.indexOf("\n"); at !== -1 && at < offset; at = source.indexOf("\n", at + 1)) line++;
  return line;
}

/** Paragraphs, list items and table rows, without code and addresses. */
function sentencesOfMarkdown(source: string): Sentence[] {
  let isCode = false;
  return source.split("\n").flatMap((row, place) => {
    if (row.startsWith("```")) isCode = !isCode;
    const text = row
      .replaceAll(/`[^`]*`/g, "{…}")
      .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
      .replaceAll(/[*#]+|^\s*(\d+\.|-)\s+|\|/g, " ")
      .replaceAll(/\s+/g, " ")
      .trim();
    return isCode || row.startsWith("```") || !reads(text) ? [] : [{ text, language: "en" as const, line: place + 1 }];
  });
}
