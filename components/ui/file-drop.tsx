'use client';

import { type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from './button';
import { FieldError } from './field';
import { Icon } from './icon';
import { joinClasses } from './join-classes';

export interface FileDropProps {
  label: string;
  name?: string;
  /** As in the `accept` attribute: "image/png,image/jpeg" or ".csv". */
  accept: string;
  bytesMax: number;
  texts: {
    /** "Arraste a foto para cá ou" */
    prompt: string;
    /** "escolha um arquivo" */
    browse: string;
    remove: string;
    tooLarge: string;
    wrongType: string;
  };
  hint?: ReactNode;
  /** What the server said of it. */
  error?: ReactNode;
  /** Only a file that passed; null when taken away. */
  onFile?: (file: File | null) => void;
}

function accepts(accept: string, file: File): boolean {
  return accept.split(',').some((rule) => {
    const want = rule.trim().toLowerCase();
    if (want.startsWith('.')) return file.name.toLowerCase().endsWith(want);
    return want.endsWith('/*') ? file.type.startsWith(want.slice(0, -1)) : file.type === want;
  });
}

export function FileDrop({ label, name, accept, bytesMax, texts, hint, error, onFile }: FileDropProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);
  const preview = usePreview(file);
  const said = refusal ?? error;

  function take(next: File | null) {
    const wrong = next && (!accepts(accept, next) ? texts.wrongType : next.size > bytesMax ? texts.tooLarge : null);
    setRefusal(wrong);
    const kept = wrong ? null : next;
    if (!kept && input.current) input.current.value = '';
    setFile(kept);
    onFile?.(kept);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const { files } = event.dataTransfer;
    if (!files[0] || !input.current) return;
    input.current.files = files;
    take(files[0]);
  }

  return (
    <div className="flex flex-col gap-1.5">
      <span id={`${id}-label`} className="font-semibold">
        {label}
      </span>
      {/* biome-ignore lint/a11y/noNoninteractiveElementInteractions: as below. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the input inside does the same by key. */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={joinClasses(
          'relative flex min-h-28 flex-wrap items-center gap-4 rounded-lg border-2 border-dashed p-4 transition-colors',
          'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
          isOver ? 'border-brand-edge bg-brand-soft' : 'border-edge bg-surface hover:bg-sunken',
        )}
      >
        <input
          ref={input}
          id={id}
          type="file"
          name={name}
          accept={accept}
          aria-labelledby={`${id}-label ${id}-browse`}
          aria-describedby={`${id}-hint ${id}-error`}
          aria-invalid={said ? true : undefined}
          onChange={(event) => take(event.target.files?.[0] ?? null)}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
        <Picture file={file} preview={preview} />
        <div className="min-w-0 grow basis-40">
          <p className={file ? 'truncate font-medium' : undefined} data-verbatim={file ? '' : undefined}>
            {file ? file.name : `${texts.prompt} `}
            {!file && (
              <span id={`${id}-browse`} className="font-semibold text-brand-ink underline underline-offset-4">
                {texts.browse}
              </span>
            )}
          </p>
          <p id={`${id}-hint`} className="text-sm text-ink-soft">
            {file ? sizeOf(file) : hint}
          </p>
        </div>
        {file && (
          <Button variant="quiet" size="sm" icon="trash" className="relative" onClick={() => take(null)}>
            {texts.remove}
          </Button>
        )}
      </div>
      <FieldError id={`${id}-error`}>{said}</FieldError>
    </div>
  );
}

function sizeOf(file: File): string {
  return `${Math.max(1, Math.round(file.size / 1024)).toLocaleString()} KB`;
}

function usePreview(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file?.type.startsWith('image/')) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
      setAddress(null);
    };
  }, [file]);
  return address;
}

function Picture({ file, preview }: { file: File | null; preview: string | null }) {
  if (preview) return <img src={preview} alt="" className="size-18 shrink-0 rounded-md bg-sunken object-cover" />;
  return (
    <span className="inline-flex size-12 shrink-0 items-center justify-center rounded-full bg-brand-soft text-brand-ink">
      <Icon name={file ? 'file' : 'upload'} size={24} />
    </span>
  );
}
