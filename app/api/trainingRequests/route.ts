import { serve } from '@/lib/access/serve';
import { askTraining } from '@/lib/preliminary-training/commands/ask-training';
import { askTrainingOp, listTrainingRequestsOp } from '@/lib/preliminary-training/contract';
import { trainingRequests } from '@/lib/preliminary-training/queries';

export const GET = serve(listTrainingRequestsOp, trainingRequests);
export const PUT = serve(askTrainingOp, askTraining);
