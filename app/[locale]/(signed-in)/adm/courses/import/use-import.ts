import { useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { checkImportOp, importCourseOp } from '@/lib/course-transfer/contract';
import type { CourseImported, ImportCheck } from '@/lib/course-transfer/schemas';
import { sendFile } from '@/lib/files/client';
import type { UploadProgress } from '@/lib/platform/browser/upload-file';
import { useCommand } from '@/lib/platform/browser/use-command';

export type Checked = z.infer<typeof ImportCheck>;
type Imported = z.infer<typeof CourseImported>;

type State =
  | { step: 'choosing'; refusal?: unknown }
  | { step: 'sending'; progress?: UploadProgress }
  | { step: 'checking' }
  | { step: 'checked' | 'importing'; fileId: string; checked: Checked; refusal?: unknown }
  | { step: 'done'; done: Imported };

/** A file on its way into a course: sent, checked, confirmed, written. */
export function useImport() {
  const check = useCommand(checkImportOp);
  const write = useCommand(importCourseOp);
  const [state, setState] = useState<State>({ step: 'choosing' });
  const wanted = useRef<string>(undefined);

  async function sendAndCheck(file: File, code: string) {
    wanted.current = code.trim() || undefined;
    setState({ step: 'sending' });
    try {
      const { id } = await sendFile('course-archive', file, (progress) => setState({ step: 'sending', progress })).done;
      setState({ step: 'checking' });
      const checked = await check.run({ fileId: id, code: wanted.current });
      setState({ step: 'checked', fileId: id, checked });
    } catch (refusal) {
      setState({ step: 'choosing', refusal });
    }
  }

  async function confirm() {
    if (state.step !== 'checked') return;
    const { fileId, checked } = state;
    setState({ step: 'importing', fileId, checked });
    try {
      setState({ step: 'done', done: await write.run({ fileId, code: wanted.current, basis: checked.basis }) });
    } catch (refusal) {
      setState({ step: 'checked', fileId, checked, refusal });
    }
  }

  return { state, sendAndCheck, confirm, restart: () => setState({ step: 'choosing' }) };
}
