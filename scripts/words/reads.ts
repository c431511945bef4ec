/** Strings that hold words: two of them, or one with a capital; no paths, selectors, styles or codes. */
export function reads(text: string): boolean {
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
