/** The reading of a key that is under way, and the one that everybody who asked since then waits for. */
type Reading<Answer> = { underWay: Promise<unknown>; next: Promise<Answer> | null };

/**
 * Returns a function that reads by key. Who asks while a key is being read gets the answer of the next reading, one for
 * all of them: it begins after they asked, so that it knows what they know.
 */
export function sharedReads<Answer>(): (key: string, read: () => Promise<Answer>) => Promise<Answer> {
  const readings = new Map<string, Reading<Answer>>();

  function begin(key: string, read: () => Promise<Answer>): Promise<Answer> {
    const answer = read();
    const reading: Reading<Answer> = { underWay: answer, next: null };
    readings.set(key, reading);
    const ended = () => {
      if (!reading.next) readings.delete(key);
    };
    answer.then(ended, ended);
    return answer;
  }

  return (key, read) => {
    const reading = readings.get(key);
    if (!reading) return begin(key, read);
    const afterwards = () => begin(key, read);
    reading.next ??= reading.underWay.then(afterwards, afterwards);
    return reading.next;
  };
}
