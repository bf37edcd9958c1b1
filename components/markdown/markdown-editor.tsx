'use client';

import { useTranslations } from 'next-intl';
import { type ClipboardEvent, type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { MarkdownPreview } from './markdown-preview';
import { MarkdownToolbar } from './markdown-toolbar';
import { PreviewBeside } from './preview-beside';
import { usePictures } from './use-pictures';
import { useTextArea } from './use-text-area';

export interface MarkdownEditorProps {
  id: string;
  label: string;
  value: string;
  onChange: (text: string) => void;
  onLeave?: () => void;
  required?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  lengthMax: number;
}

/** Markdown with the buttons for whoever does not know its marks, and the page's own drawing of it beside. */
export function MarkdownEditor(props: MarkdownEditorProps) {
  const { id, label, value, onChange, onLeave, required, hint, error, lengthMax } = props;
  const t = useTranslations('authoring.editor');
  const area = useTextArea();
  const pictures = usePictures(area);
  const [isPreviewed, setPreviewed] = useState(false);

  /** Spreadsheets and word processors bring a picture of the words beside them: then the words are meant. */
  function pasted(event: ClipboardEvent) {
    const { files, types } = event.clipboardData;
    if (!types.includes('text/plain') && pictures.take(files)) event.preventDefault();
  }

  return (
    <div data-editor className="grid gap-2 min-[1200px]:grid-cols-2 min-[1200px]:gap-6">
      <div className="flex min-w-0 flex-col gap-2">
        <Field id={id} label={label} hint={hint} error={pictures.refusal ?? error} {...(required && { required })}>
          {(control) => (
            <>
              {!isPreviewed && <MarkdownToolbar id={id} area={area} onPictures={pictures.take} />}
              <Textarea
                {...control}
                ref={area.area}
                rows={8}
                hidden={isPreviewed}
                value={value}
                maxLength={lengthMax}
                className="max-h-[70vh] font-mono text-base!"
                onChange={(event) => onChange(event.target.value)}
                onBlur={onLeave}
                onPaste={pasted}
                onDragOver={(event) => event.preventDefault()}
                onDrop={(event) => pictures.take(event.dataTransfer.files) && event.preventDefault()}
              />
            </>
          )}
        </Field>
        {isPreviewed && <MarkdownPreview text={value} />}
        <Button
          variant="quiet"
          className={isPreviewed ? 'self-start' : 'self-start min-[1200px]:hidden'}
          icon={isPreviewed ? 'edit' : 'eye'}
          aria-pressed={isPreviewed}
          onClick={() => setPreviewed(!isPreviewed)}
        >
          {isPreviewed ? t('write', { label }) : t('preview', { label })}
        </Button>
      </div>
      <PreviewBeside label={label} text={value} />
    </div>
  );
}
