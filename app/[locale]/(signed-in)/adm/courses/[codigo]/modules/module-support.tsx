'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { useField } from '@/components/forms/form-view';
import { TextField } from '@/components/forms/text-fields';
import { useFailureWords } from '@/components/forms/use-failure-words';
import { Alert } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import { Button, IconButton } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { sendFile } from '@/lib/files/client';
import { purposes } from '@/lib/files/rules';

type Item = { kind: 'image' | 'file' | 'video'; title: string; address: string };

const pictures: readonly string[] = purposes.picture.types;
const accepted = [...pictures, ...purposes.document.types].join(',');

function textOf(support: readonly Item[]): string {
  return support.map(({ title, address }) => `${title}: ${address}`).join('\n');
}

/** Pictures and files go up in parts, as they are chosen; videos are named by their address. */
export function ModuleSupport() {
  const t = useTranslations('authoring.module');
  const upload = useTranslations('authoring.editor');
  const words = useFailureWords();
  const picker = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string>();
  const about = { label: t('field.support'), text: textOf };
  const { value: support, change } = useField<readonly Item[]>('support', about);
  const add = (item: Item) => change((before) => [...before, item]);

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
      {support.map(({ kind }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place; what stands in it is held by the form.
        <div key={index} className="grid items-start gap-2 sm:grid-cols-[1fr_1fr_auto]">
          <SupportLine index={index} kind={kind} />
          <IconButton
            icon="trash"
            className="beside-fields"
            label={t('removeSupport', { number: index + 1 })}
            onClick={() => change((before) => before.filter((_, at) => at !== index))}
          />
        </div>
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

function SupportLine({ index, kind }: { index: number; kind: Item['kind'] }) {
  const t = useTranslations('authoring.module');
  const number = index + 1;
  const at = `support.${index}`;
  return (
    <>
      <TextField name={`${at}.title`} label={t('supportTitle', { number })} maxLength={200} required />
      {kind === 'video' ? (
        <TextField name={`${at}.address`} label={t('videoAddress', { number })} type="url" maxLength={300} required />
      ) : (
        <p className="beside-fields flex min-h-11 items-center">
          <Badge icon={kind === 'image' ? 'image' : 'file'}>{t(`kind.${kind}`)}</Badge>
        </p>
      )}
    </>
  );
}
