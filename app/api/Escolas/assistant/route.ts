import { serve } from '@/lib/access/serve';
import { changeSettings } from '@/lib/school-ai/commands/change-settings';
import { changeSettingsOp, readSettingsOp } from '@/lib/school-ai/contract';
import { assistantSettings } from '@/lib/school-ai/queries/settings';

export const GET = serve(readSettingsOp, assistantSettings);
export const POST = serve(changeSettingsOp, changeSettings);
