import { ActionIcon } from "@mantine/core";
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBold,
  IconItalic,
  IconList,
  IconListNumbers,
  IconUnderline,
} from "@tabler/icons-react";
import { type Editor, EditorContent, useEditor, useEditorState } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import css from "./RichText.module.css";

/** What the server keeps of formatted text, and nothing beside it. */
const extensions = [
  StarterKit.configure({
    heading: false,
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    link: false,
    strike: false,
  }),
];

type RichTextProps = {
  label: string;
  /** Formatted text as HTML; a new value from outside is put in as one step that can be undone. */
  value: string;
  onChange: (html: string) => void;
  error?: ReactNode;
  describedBy?: string;
};

/** A field for text with bold, italic, underlined words and lists. */
export default function RichText({ label, value, onChange, error, describedBy }: RichTextProps) {
  const shown = useRef(value);
  const isWrong = Boolean(error);
  const editorProps = useMemo(
    () => ({
      attributes: {
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": label,
        "aria-invalid": String(isWrong),
        ...(describedBy ? { "aria-describedby": describedBy } : {}),
      },
    }),
    [label, isWrong, describedBy],
  );
  const editor = useEditor({
    extensions,
    content: value,
    editorProps,
    onUpdate: ({ editor: changed }) => {
      shown.current = htmlOf(changed);
      onChange(shown.current);
    },
  });
  useEffect(() => {
    if (value === shown.current) return;
    shown.current = value;
    editor.commands.setContent(value);
  }, [editor, value]);
  return (
    <div className={css.field} data-error={error ? true : undefined}>
      <Toolbar editor={editor} />
      <EditorContent editor={editor} className={css.content} />
    </div>
  );
}

const htmlOf = (editor: Editor): string => (editor.isEmpty ? "" : editor.getHTML());

function Toolbar({ editor }: { editor: Editor }) {
  const is = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive("bold"),
      italic: now.isActive("italic"),
      underline: now.isActive("underline"),
      bullets: now.isActive("bulletList"),
      numbers: now.isActive("orderedList"),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  });
  const then = () => editor.chain().focus();
  return (
    <div className={css.toolbar} role="toolbar" aria-label="Formatting">
      <Tool name="Bold" active={is.bold} onPress={() => then().toggleBold().run()}>
        <IconBold size={18} stroke={1.75} />
      </Tool>
      <Tool name="Italic" active={is.italic} onPress={() => then().toggleItalic().run()}>
        <IconItalic size={18} stroke={1.75} />
      </Tool>
      <Tool name="Underline" active={is.underline} onPress={() => then().toggleUnderline().run()}>
        <IconUnderline size={18} stroke={1.75} />
      </Tool>
      <span className={css.gap} />
      <Tool name="Bulleted list" active={is.bullets} onPress={() => then().toggleBulletList().run()}>
        <IconList size={18} stroke={1.75} />
      </Tool>
      <Tool name="Numbered list" active={is.numbers} onPress={() => then().toggleOrderedList().run()}>
        <IconListNumbers size={18} stroke={1.75} />
      </Tool>
      <span className={css.gap} />
      <Tool name="Undo" disabled={!is.canUndo} onPress={() => then().undo().run()}>
        <IconArrowBackUp size={18} stroke={1.75} />
      </Tool>
      <Tool name="Redo" disabled={!is.canRedo} onPress={() => then().redo().run()}>
        <IconArrowForwardUp size={18} stroke={1.75} />
      </Tool>
    </div>
  );
}

type ToolProps = { name: string; active?: boolean; disabled?: boolean; onPress: () => void; children: ReactNode };

const Tool = ({ name, active, disabled = false, onPress, children }: ToolProps) => (
  <ActionIcon
    variant={active ? "light" : "subtle"}
    color={active ? undefined : "gray"}
    size="lg"
    aria-label={name}
    title={name}
    aria-pressed={active}
    disabled={disabled}
    onClick={onPress}
  >
    {children}
  </ActionIcon>
);
