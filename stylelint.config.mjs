import { breakpoints, fonts, hairlines, radius, sizes, space, type } from "./packages/design/scale.ts";

const oneOf = (names) => `(?:${names.join("|")})`;
const variable = (kind, names) => `var\\(--pl-${kind}-${oneOf(names)}\\)`;
const whole = (source) => new RegExp(`^${source}$`);

const size = variable("text", Object.keys(type));
const line = variable("leading", [...Object.keys(type), "reading"]);
const family = variable("font", Object.keys(fonts));
const corner = `(?:0|${variable("radius", Object.keys(radius))})`;

/** A value with pixels that are none of these. */
const pixelsBeside = (pixels) => {
  const known = pixels.map((value) => String(value).replace(".", "\\."));
  return new RegExp(`(?<![\\w.])(?!${oneOf(known)}px)\\d*\\.?\\d+px`);
};
/** Up to the largest distance of the scale, distances are in pixels. */
const smallInRem = /(?<![\w.])(?:[0-3](?:\.\d+)?|\.\d+|4(?:\.[0-4]\d*)?)rem/;

const widths = Object.values(breakpoints).map((width) => `${width}rem`);

/** Holds the style sheets to the colors and the scale of packages/design. */
export default {
  ignoreFiles: ["**/dist/**", "apps/sandbox/**"],
  rules: {
    "color-no-hex": true,
    "color-named": "never",
    "function-disallowed-list": [/^(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)$/],
    "declaration-property-value-allowed-list": {
      "font-size": [whole(size), "inherit"],
      font: [whole(`(?:\\d+ )?${size}(?: / ${line})? ${family}`), "inherit"],
      "font-family": [whole(family), "inherit"],
      "line-height": [whole(line), "1", "inherit"],
      "/radius$/": [whole(`${corner}(?: ${corner})*`), "inherit"],
    },
    "declaration-property-value-disallowed-list": {
      "/./": [pixelsBeside([...hairlines, ...space, ...sizes])],
      "/^(?:margin|padding|(?:row-|column-)?gap$)/": [pixelsBeside([...hairlines, ...space, 18]), smallInRem],
    },
    "media-feature-range-notation": "context",
    "media-feature-name-value-allowed-list": { "/^(?:width|height)$/": widths },
  },
  overrides: [
    {
      // Here the families are made that the scale names.
      files: ["apps/web/src/app/theme/font*.css"],
      rules: { "declaration-property-value-allowed-list": null },
    },
  ],
};
