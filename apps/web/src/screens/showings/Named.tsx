/** A sentence with the person it is about set apart. */
export function Named({ sentence, name }: { sentence: string; name: string }) {
  const place = sentence.indexOf(name);
  if (place < 0) return sentence;
  return (
    <>
      {sentence.slice(0, place)}
      <b>{name}</b>
      {sentence.slice(place + name.length)}
    </>
  );
}
