import { createTheme, type MantineColorsTuple } from "@mantine/core";
import { ramps } from "./tokens.ts";

const ramp = (steps: string[]) => steps as unknown as MantineColorsTuple;

export const theme = createTheme({
  primaryColor: "dusk",
  primaryShade: { light: 7, dark: 6 },
  white: "#FFFFFF",
  black: "#16242B",
  // The ring is drawn once for everything that takes focus, in base.css.
  focusRing: "never",
  cursorType: "pointer",
  respectReducedMotion: true,
  fontSmoothing: true,
  colors: {
    dusk: ramp(ramps.dusk),
    lamp: ramp(ramps.lamp),
    gray: ramp(ramps.gray),
    dark: ramp(ramps.dark),
    green: ramp(ramps.moss),
    red: ramp(ramps.brick),
    blue: ramp(ramps.sky),
    violet: ramp(ramps.plum),
  },
  fontFamily: '"Hanken Grotesk Variable", system-ui, -apple-system, "Segoe UI", sans-serif',
  fontFamilyMonospace: "ui-monospace, SFMono-Regular, Menlo, Consolas, monospace",
  headings: {
    fontFamily: "var(--pl-font-display)",
    fontWeight: "640",
    textWrap: "balance",
    sizes: {
      h1: { fontSize: "1.75rem", lineHeight: "1.22" },
      h2: { fontSize: "1.125rem", lineHeight: "1.33" },
      h3: { fontSize: "1.03125rem", lineHeight: "1.33" },
      h4: { fontSize: "1rem", lineHeight: "1.4" },
      h5: { fontSize: "0.9375rem", lineHeight: "1.4" },
      h6: { fontSize: "0.875rem", lineHeight: "1.4" },
    },
  },
  fontSizes: { xs: "0.78125rem", sm: "0.875rem", md: "0.9375rem", lg: "1.0625rem", xl: "1.25rem" },
  lineHeights: { xs: "1.4", sm: "1.5", md: "1.55", lg: "1.55", xl: "1.35" },
  fontWeights: { regular: "400", medium: "550", bold: "600" },
  spacing: {
    "3xs": "0.25rem",
    "2xs": "0.375rem",
    xs: "0.5rem",
    sm: "0.75rem",
    md: "1rem",
    lg: "1.5rem",
    xl: "2rem",
    "2xl": "3rem",
    "3xl": "4.5rem",
  },
  radius: { xs: "0.25rem", sm: "0.375rem", md: "0.625rem", lg: "0.875rem", xl: "1.25rem" },
  defaultRadius: "md",
  shadows: {
    xs: "0 1px 2px rgba(11,46,63,.05)",
    sm: "0 1px 2px rgba(11,46,63,.05), 0 6px 20px -8px rgba(11,46,63,.14)",
    md: "0 2px 6px rgba(11,46,63,.06), 0 24px 60px -18px rgba(11,46,63,.28)",
    lg: "0 2px 6px rgba(11,46,63,.06), 0 24px 60px -18px rgba(11,46,63,.28)",
    xl: "0 4px 10px rgba(11,46,63,.08), 0 36px 80px -20px rgba(11,46,63,.34)",
  },
  breakpoints: { "2xs": "30em", xs: "40em", sm: "48em", md: "64em", lg: "80em", xl: "96em", "2xl": "120em" },
  components: {
    TextInput: { defaultProps: { size: "md" } },
    PasswordInput: { defaultProps: { size: "md" } },
    MaskInput: { defaultProps: { size: "md" } },
    NumberInput: { defaultProps: { size: "md" } },
    Textarea: { defaultProps: { size: "md" } },
    Select: { defaultProps: { size: "md", allowDeselect: false } },
    Tabs: { defaultProps: { keepMounted: false } },
    // Centred, an unmeasured list would for a moment reach past a phone's edge, and the phone would widen the whole page.
    Combobox: { defaultProps: { position: "bottom-start" } },
    // Beside the page's content rather than behind it, so that a menu is in a landmark; its first entry takes the focus.
    Menu: {
      defaultProps: {
        shadow: "md",
        radius: "lg",
        portalProps: { target: "#main" },
        withInitialFocusPlaceholder: false,
      },
    },
  },
});
