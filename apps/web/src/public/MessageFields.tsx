import { IconSend } from "@tabler/icons-react";
import { useWords } from "./words/context.ts";
import { usePageWords } from "./words/page-context.ts";

type MessageFieldsProps = {
  id: string;
  label: string;
  /** Suggested questions, each sent with one press. */
  suggested?: string[] | undefined;
  rows?: number;
  typed?: string | undefined;
};

/** The fields of a form that writes to Piper, with or without a script; one line high unless `rows` is given. */
export function MessageFields({ id, label, suggested, rows, typed }: MessageFieldsProps) {
  const { send } = useWords().chat;
  const { placeholder } = usePageWords().ask;
  const field = {
    id,
    name: "text",
    placeholder,
    required: true,
    defaultValue: typed,
  };
  return (
    <>
      {suggested && (
        <div className="chips">
          {suggested.map((text) => (
            <button key={text} type="submit" name="chip" value={text} formNoValidate className="suggestion">
              {text}
            </button>
          ))}
        </div>
      )}
      <div className="input say">
        <label htmlFor={id} className="sr">
          {label}
        </label>
        {rows ? <textarea {...field} rows={rows} /> : <input {...field} autoComplete="off" />}
        <button type="submit" className="send" aria-label={send}>
          <IconSend size={20} stroke={1.75} aria-hidden="true" />
        </button>
      </div>
    </>
  );
}
