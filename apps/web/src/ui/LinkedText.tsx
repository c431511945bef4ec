/** A sentence in which the given host, with the path that follows it, is a link. */
export function LinkedText({ text, host }: { text: string; host: string }) {
  const at = host ? text.indexOf(host) : -1;
  if (at < 0) return text;
  const address = /^[^\s]+/.exec(text.slice(at))![0].replace(/\.$/, "");
  return (
    <>
      {text.slice(0, at)}
      <a href={/^https?:/.test(address) ? address : `//${address}`} style={{ textDecoration: "underline" }}>
        {address}
      </a>
      {text.slice(at + address.length)}
    </>
  );
}
