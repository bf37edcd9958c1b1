'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import { useRovingFocus } from '@/components/ui/use-roving-focus';
import { block, code, linked, prefixed, table, wrapped } from './text-marks';
import { pictureTypes } from './use-pictures';
import type { TextArea } from './use-text-area';

/** The languages that the courses teach, by their names in a code block. */
const languages = {
  python: 'Python',
  scratch: 'Scratch',
  arduino: 'Arduino',
  javascript: 'JavaScript',
  html: 'HTML',
  css: 'CSS',
};

type Props = { id: string; area: TextArea; onPictures: (files: FileList | null) => void };

export function MarkdownToolbar({ id, area: { marked, edit }, onPictures }: Props) {
  const t = useTranslations('authoring.editor');
  const picker = useRef<HTMLInputElement>(null);
  const [isLinking, setLinking] = useState(false);
  const marks = [
    ['heading', () => edit(prefixed(marked(), () => '## '))],
    ['bold', () => edit(wrapped(marked(), '**', t('words')))],
    ['italic', () => edit(wrapped(marked(), '*', t('words')))],
    ['list', () => edit(prefixed(marked(), () => '- '))],
    ['steps', () => edit(prefixed(marked(), (number) => `${number}. `))],
    ['table', () => edit(block(marked(), table({ column: t('column'), cell: t('cell') })))],
    ['link', () => setLinking(true)],
    ['picture', () => picker.current?.click()],
  ] as const;
  const roving = useRovingFocus(marks.length + 1);
  return (
    <>
      <div role="toolbar" aria-label={t('toolbar')} aria-controls={id} className="flex flex-wrap items-center gap-1">
        {marks.map(([name, act], index) => (
          <Button key={name} variant="quiet" className="px-3!" {...roving.stop(index)} onClick={act}>
            {t(name)}
          </Button>
        ))}
        <Select
          aria-label={t('code')}
          placeholder={t('code')}
          className="w-48"
          value=""
          options={Object.entries(languages).map(([value, label]) => ({ value, label }))}
          {...roving.stop(marks.length)}
          onChange={(event) => edit(code(marked(), event.target.value))}
        />
      </div>
      <input
        ref={picker}
        type="file"
        hidden
        multiple
        accept={pictureTypes.join(',')}
        aria-label={t('picture')}
        onChange={(event) => onPictures(event.target.files)}
      />
      <LinkDialog
        id={id}
        isOpen={isLinking}
        onClose={() => setLinking(false)}
        onAddress={(address) => edit(linked(marked(), address))}
      />
    </>
  );
}

type Asked = { id: string; isOpen: boolean; onClose: () => void; onAddress: (address: string) => void };

function LinkDialog({ id, isOpen, onClose, onAddress }: Asked) {
  const t = useTranslations('authoring.editor');
  const [address, setAddress] = useState('');
  const isAddress = /^(https?:\/\/|\/)\S+$/.test(address.trim());

  /** The dialog stands inside the form of the whole text, which Enter would send. */
  function typed(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (isAddress) insert();
  }

  function insert() {
    onClose();
    setAddress('');
    // After the dialog has given the focus back.
    requestAnimationFrame(() => onAddress(address.trim()));
  }

  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={t('linkTitle')}
      lead={t('linkHint')}
      closeLabel={t('close')}
      actions={
        <Button variant="primary" disabled={!isAddress} onClick={insert}>
          {t('insert')}
        </Button>
      }
    >
      <Field id={`${id}-address`} label={t('address')}>
        {(control) => (
          <TextInput
            {...control}
            type="url"
            inputMode="url"
            value={address}
            onChange={(event) => setAddress(event.target.value)}
            onKeyDown={typed}
          />
        )}
      </Field>
    </Dialog>
  );
}
