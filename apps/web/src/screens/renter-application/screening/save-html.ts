/** Saves a document of our own to the person's device, as a file of that name. */
export function saveHtml(name: string, html: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([html], { type: "text/html" }));
  link.download = `${name}.html`;
  link.click();
  URL.revokeObjectURL(link.href);
}
