import { createTheme, type MantineColorsTuple } from "@mantine/core";
import { black, ramps, shadows, white } from "@porchlight/design/colors.ts";
import { breakpoints, fonts, radius, rem, type space, type TypeStep, type } from "@porchlight/design/scale.ts";

const ramp = (steps: string[]) => steps as unknown as MantineColorsTuple;

const size = (step: TypeStep) => rem(type[step].size);
const heading = (step: TypeStep) => ({ fontSize: size(step), lineHeight: rem(type[step].line) });
const room = (pixels: (typeof space)[number]) => rem(pixels);

export const theme = createTheme({
  primaryColor: "dusk",
  primaryShade: { light: 7, dark: 6 },
  white,
  black,
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
  fontFamily: fonts.text,
  fontFamilyMonospace: fonts.mono,
  headings: {
    fontFamily: "var(--pl-font-display)",
    fontWeight: "640",
    textWrap: "balance",
    sizes: {
      h1: heading("title"),
      h2: heading("section"),
      h3: heading("card"),
      h4: heading("lead"),
      h5: heading("body"),
      h6: heading("ui"),
    },
  },
  fontSizes: { xs: size("micro"), sm: size("ui"), md: size("body"), lg: size("card"), xl: size("section") },
  lineHeights: { xs: "1.4", sm: "1.5", md: "1.55", lg: "1.55", xl: "1.35" },
  fontWeights: { regular: "400", medium: "550", bold: "600" },
  spacing: {
    "3xs": room(4),
    "2xs": room(6),
    xs: room(8),
    sm: room(12),
    md: room(16),
    lg: room(24),
    xl: room(32),
    "2xl": room(48),
    "3xl": room(72),
  },
  radius: {
    xs: rem(radius.small),
    sm: rem(radius.small),
    md: rem(radius.control),
    lg: rem(radius.card),
    xl: rem(radius.panel),
  },
  defaultRadius: "md",
  shadows: { xs: shadows.hair, sm: shadows.float, md: shadows.panel, lg: shadows.panel, xl: shadows.far },
  breakpoints: Object.fromEntries(Object.entries(breakpoints).map(([name, width]) => [name, `${width}em`])),
  components: {
    TextInput: { defaultProps: { size: "md" } },
    PasswordInput: { defaultProps: { size: "md" } },
    MaskInput: { defaultProps: { size: "md" } },
    NumberInput: { defaultProps: { size: "md" } },
    Textarea: { defaultProps: { size: "md" } },
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
