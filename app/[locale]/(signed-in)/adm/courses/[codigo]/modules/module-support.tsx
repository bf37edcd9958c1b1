'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import type { Editing } from '@/components/forms/use-editing';
import { useFailureWords } from '@/components/forms/use-failure-words';
import { Alert } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import { Button, IconButton } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { toast } from '@/components/ui/toast';
import { sendFile } from '@/lib/files/client';
import { purposes } from '@/lib/files/rules';
import type { ModuleValues, SupportText } from './module-values';

const pictures: readonly string[] = purposes.picture.types;
const accepted = [...pictures, ...purposes.document.types].join(',');

/** Pictures and files go up in parts, as they are chosen; videos are named by their address. */
export function ModuleSupport({ form }: { form: Editing<ModuleValues> }) {
  const t = useTranslations('authoring.module');
  const upload = useTranslations('authoring.editor');
  const words = useFailureWords();
  const picker = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string>();
  const { support } = form.values;
  const add = (item: SupportText) => form.change({ support: [...support, item] });
  const change = (index: number, changes: Partial<SupportText>) =>
    form.change({ support: support.map((each, at) => (at === index ? { ...each, ...changes } : each)) });

  async function send(file: File | undefined) {
    setRefusal(undefined);
    if (!file) return;
    const isPicture = pictures.includes(file.type);
    const standing = toast.loading(upload('pictureUploading'));
    try {
      const { address, name } = await sendFile(isPicture ? 'picture' : 'document', file).done;
      add({ kind: isPicture ? 'image' : 'file', title: name, address });
    } catch (error) {
      setRefusal(words.ofCall(error));
    } finally {
      toast.dismiss(standing);
    }
  }

  return (
    <div className="flex flex-col gap-4">
      {support.map((item, index) => (
        <SupportLine
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place; what stands in it is held by the form.
          key={index}
          index={index}
          item={item}
          errors={form.errors}
          onChange={(changes) => change(index, changes)}
          onRemove={() => form.change({ support: support.filter((_, at) => at !== index) })}
        />
      ))}
      {refusal && (
        <Alert tone="danger" announce>
          {refusal}
        </Alert>
      )}
      <div className="flex flex-wrap gap-2">
        <Button icon="upload" onClick={() => picker.current?.click()}>
          {t('addFile')}
        </Button>
        <Button icon="play" onClick={() => add({ kind: 'video', title: '', address: '' })}>
          {t('addVideo')}
        </Button>
        <input
          ref={picker}
          type="file"
          hidden
          accept={accepted}
          aria-label={t('addFile')}
          onChange={(event) => send(event.target.files?.[0])}
        />
      </div>
    </div>
  );
}

type LineProps = {
  index: number;
  item: SupportText;
  errors: Readonly<Record<string, string>>;
  onChange: (changes: Partial<SupportText>) => void;
  onRemove: () => void;
};

function SupportLine({ index, item, errors, onChange, onRemove }: LineProps) {
  const t = useTranslations('authoring.module');
  const number = index + 1;
  return (
    <div className="grid items-end gap-2 sm:grid-cols-[1fr_1fr_auto]">
      <Field
        id={`support-title-${index}`}
        label={t('supportTitle', { number })}
        required
        error={errors[`support.${index}.title`]}
      >
        {(control) => (
          <TextInput
            {...control}
            maxLength={200}
            value={item.title}
            onChange={(event) => onChange({ title: event.target.value })}
          />
        )}
      </Field>
      {item.kind === 'video' ? (
        <Field
          id={`support-address-${index}`}
          label={t('videoAddress', { number })}
          required
          error={errors[`support.${index}.address`]}
        >
          {(control) => (
            <TextInput
              {...control}
              type="url"
              maxLength={300}
              value={item.address}
              onChange={(event) => onChange({ address: event.target.value })}
            />
          )}
        </Field>
      ) : (
        <p className="flex min-h-11 items-center">
          <Badge icon={item.kind === 'image' ? 'image' : 'file'}>{t(`kind.${item.kind}`)}</Badge>
        </p>
      )}
      <IconButton icon="trash" label={t('removeSupport', { number })} onClick={onRemove} />
    </div>
  );
}
