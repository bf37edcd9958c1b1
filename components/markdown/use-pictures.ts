'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFailureWords } from '@/components/forms/use-failure-words';
import { toast } from '@/components/ui/toast';
import { uploadContentImage } from '@/lib/courses/client';
import { purposes } from '@/lib/files/rules';
import { block } from './text-marks';
import type { TextArea } from './use-text-area';

const { bytesMax, types } = purposes['content-image'];
export const pictureTypes: readonly string[] = types;

/** Pictures that are dropped, pasted or chosen go up at once and are then named in the text. */
export function usePictures({ marked, edit }: TextArea) {
  const t = useTranslations('authoring.editor');
  const fields = useTranslations('fields');
  const words = useFailureWords();
  const [refusal, setRefusal] = useState<string>();

  async function send(file: File) {
    if (file.size > bytesMax) {
      setRefusal(fields('photo-size', { maximum: bytesMax / 1024 / 1024 }));
      return;
    }
    const standing = toast.loading(t('pictureUploading'));
    try {
      const { address } = await uploadContentImage(file);
      const alternative = t('pictureWords');
      edit(block(marked(), `![${alternative}](${address})`, alternative));
    } catch (error) {
      setRefusal(words.ofCall(error));
    } finally {
      toast.dismiss(standing);
    }
  }

  /** False when it holds no file, so that the browser does what it always does; a file it would open over the page. */
  function take(files: FileList | null | undefined): boolean {
    const brought = [...(files ?? [])];
    const pictures = brought.filter(({ type }) => pictureTypes.includes(type));
    setRefusal(pictures.length < brought.length ? fields('file-type') : undefined);
    void sendAll(pictures);
    return brought.length > 0;
  }

  async function sendAll(pictures: readonly File[]) {
    for (const picture of pictures) await send(picture);
  }

  return { refusal, take };
}
