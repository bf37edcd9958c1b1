'use client';

import { useCallback, useMemo, useState } from 'react';
import { useOperation } from '@/lib/platform/browser/use-operation';
import { classPerformanceOp } from '@/lib/units/contract';
import {
  type CellReason,
  cellReason,
  type PointsColumn,
  type PointsTable,
  pointsTable,
} from '@/lib/units/rules/points-table';

export type Reasons = {
  /** Whoever chooses something wants to know why. */
  ask: () => void;
  /** None before they are read. */
  of: ((studentId: string, column: PointsColumn) => CellReason) | undefined;
  isLost: boolean;
};

/** Why cells show what they show, read for the whole class with the first that is chosen; and the table as it is since. */
export function useReasons(given: PointsTable): { table: PointsTable; reasons: Reasons } {
  const { classId } = given;
  const [isAsked, setAsked] = useState(false);
  const options = { enabled: isAsked, throwOnError: false };
  const { data, isError, refetch } = useOperation(classPerformanceOp, { classId }, options);
  const ask = useCallback(() => {
    setAsked(true);
    if (isError) refetch();
  }, [isError, refetch]);
  return useMemo(() => {
    const of = data && ((studentId: string, column: PointsColumn) => cellReason(data, studentId, column));
    return { table: data ? pointsTable(data) : given, reasons: { ask, of, isLost: isError } };
  }, [data, given, ask, isError]);
}
