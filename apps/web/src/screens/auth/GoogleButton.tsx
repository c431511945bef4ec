import { useEffect, useEffectEvent, useRef, useState } from "react";
import { config } from "../../app/config.ts";
import { Or } from "./AuthCard.tsx";
import { googleIdentity } from "./google-script.ts";

type GoogleButtonProps = {
  text: "signin_with" | "signup_with" | "continue_with";
  /** Whether "or" stands above it; left out where it heads a list of choices. */
  divided?: boolean;
  onCredential: (googleJwt: string) => void;
};

/** Google's own button; absent where no client id is configured or the script cannot be had. */
export function GoogleButton({ text, divided = true, onCredential }: GoogleButtonProps) {
  const { googleClientId, googleScriptUrl } = config();
  const place = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState(false);
  const answered = useEffectEvent(onCredential);
  useEffect(() => {
    if (!googleClientId || !googleScriptUrl) return;
    let wanted = true;
    googleIdentity(googleScriptUrl)
      .then((google) => {
        if (!wanted || !place.current) return;
        google.initialize({ client_id: googleClientId, callback: ({ credential }) => answered(credential) });
        google.renderButton(place.current, {
          type: "standard",
          theme: "outline",
          size: "large",
          shape: "rectangular",
          logo_alignment: "center",
          text,
          width: place.current.clientWidth,
        });
        setReady(true);
      })
      .catch((error: unknown) => console.error(error));
    return () => {
      wanted = false;
    };
  }, [googleClientId, googleScriptUrl, text]);
  if (!googleClientId || !googleScriptUrl) return null;
  return (
    <>
      {divided && ready && <Or />}
      <div ref={place} style={{ minHeight: ready ? 44 : 0 }} />
    </>
  );
}
