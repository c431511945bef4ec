/** A message and its parts are read by several tables, so what the last texts were read as is kept. */
const mostTexts = 64;

/**
 * `read` with its last answers kept: as many as `most` and those of before, of which what is asked for again stays. What it
 * answers must not be changed.
 */
export function keeping<T>(read: (text: string) => T, most = mostTexts): (text: string) => T {
  let recent = new Map<string, T>();
  let before = new Map<string, T>();
  return keepingLast((text) => {
    let answer = recent.get(text);
    if (answer === undefined) {
      answer = before.get(text) ?? read(text);
      if (recent.size >= most) {
        before = recent;
        recent = new Map();
      }
      recent.set(text, answer);
    }
    return answer;
  });
}

/** `read` with its last answer kept, as most texts are asked of several times in a row. */
export function keepingLast<T>(read: (text: string) => T): (text: string) => T {
  let lastText: string | undefined;
  let lastAnswer: T;
  return (text) => {
    if (lastText === text) return lastAnswer;
    lastAnswer = read(text);
    lastText = text;
    return lastAnswer;
  };
}
