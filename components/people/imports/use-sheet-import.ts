import { useState } from 'react';
import type { Step } from '@/lib/bulk/schemas';
import { readSpreadsheetOp } from '@/lib/imports/contract';
import type { SheetKind } from '@/lib/imports/rules/import-columns';
import { CallFailure, call } from '@/lib/platform/browser/call';
import { useCommand } from '@/lib/platform/browser/use-command';
import type { ReplyOf } from '@/lib/platform/http/operation';
import { firstPasswords, type Passwords } from './first-passwords';
import { importOperations } from './import-operations';
import { type NoSheet, readSheet, type SheetOnScreen } from './read-sheet';

type Plan = ReplyOf<(typeof importOperations)['guardians']['plan']>;
export type Imported = ReplyOf<(typeof importOperations)['guardians']['apply']>;

type Progress = { done: number; total: number };

type State =
  | { step: 'choosing'; trouble?: NoSheet; file?: File; refusal?: unknown }
  | { step: 'checking'; sheet: SheetOnScreen }
  | {
      step: 'checked' | 'importing';
      sheet: SheetOnScreen;
      plan: Plan;
      isEdited: boolean;
      refusal?: unknown;
      progress?: Progress;
    }
  | { step: 'done'; done: Imported; steps: readonly Step[]; passwords: Passwords };

type Cell = { line: number; index: number; text: string };

/** A file on its way in: read here, checked there, corrected in place, and brought in whole. */
export function useSheetImport(kind: SheetKind, schoolId: string | undefined) {
  const operations = importOperations[kind];
  const check = useCommand(operations.plan);
  const write = useCommand(operations.apply);
  const [first] = useState(firstPasswords);
  const [state, setState] = useState<State>({ step: 'choosing' });

  async function choose(file: File) {
    const sheet = readSheet(file.name, new Uint8Array(await file.arrayBuffer()));
    if ('kind' in sheet) setState({ step: 'choosing', trouble: sheet, file });
    else await checkSheet(sheet);
  }

  /** The CSV of an .xlsx, made on the server and checked like any other. */
  async function convert(file: File) {
    try {
      const rows = await call(readSpreadsheetOp, { file: new Uint8Array(await file.arrayBuffer()) });
      await checkSheet({ fileName: file.name, ...rows });
    } catch (refusal) {
      setState({ step: 'choosing', refusal });
    }
  }

  async function checkSheet(sheet: SheetOnScreen, overtaken?: unknown) {
    setState({ step: 'checking', sheet });
    try {
      const { header, records } = sheet;
      const plan = await check.run({ header, records, ...(schoolId && { schoolId }) });
      setState({
        step: 'checked',
        sheet,
        plan,
        isEdited: false,
        ...(overtaken !== undefined && { refusal: overtaken }),
      });
    } catch (refusal) {
      setState({ step: 'choosing', refusal });
    }
  }

  async function confirm() {
    if (state.step !== 'checked' || state.plan.id === null) return;
    const { id, steps } = state.plan;
    setState({ ...state, step: 'importing' });
    try {
      const isPrepared = operations.prepare && steps.some(({ act }) => act === 'create');
      const made = isPrepared
        ? await first.make(id, (progress) => setState({ ...state, step: 'importing', progress }))
        : undefined;
      setState({ ...state, step: 'importing' });
      const done = await write.run({ id, ...(made && { ticket: made.ticket }) });
      setState({ step: 'done', done, steps, passwords: made?.passwords ?? {} });
    } catch (refusal) {
      first.forgetIfRefused(refusal);
      // Somebody was faster: what would be done now is shown, to be confirmed anew.
      const isOvertaken = refusal instanceof CallFailure && refusal.code === 'bulk.changed-meanwhile';
      if (isOvertaken) await checkSheet(state.sheet, refusal);
      else setState({ ...state, step: 'checked', refusal });
    }
  }

  function changed(records: SheetOnScreen['records']) {
    if (state.step !== 'checked') return;
    setState({ ...state, sheet: { ...state.sheet, records }, isEdited: true });
  }

  return {
    state,
    choose,
    convert,
    confirm,
    recheck: () => state.step === 'checked' && checkSheet(state.sheet),
    restart: () => setState({ step: 'choosing' }),
    write: ({ line, index, text }: Cell) =>
      state.step === 'checked' && changed(state.sheet.records.map((each) => withCell(each, line, index, text))),
    remove: (line: number) =>
      state.step === 'checked' && changed(state.sheet.records.filter((each) => each.line !== line)),
  };
}

type SheetLine = SheetOnScreen['records'][number];

function withCell(record: SheetLine, line: number, index: number, text: string): SheetLine {
  if (record.line !== line) return record;
  const length = Math.max(record.cells.length, index + 1);
  return { line, cells: Array.from({ length }, (_, at) => (at === index ? text : (record.cells[at] ?? ''))) };
}
