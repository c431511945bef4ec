import { useEffect } from "react";

let product = "";

/** Sets the suffix of every document title; called once at start. */
export function titleEndsWith(name: string): void {
  product = name;
}

export function useDocumentTitle(thing: string): void {
  useEffect(() => {
    document.title = thing ? `${thing} · ${product}` : product;
  }, [thing]);
}
