import { uploadModel } from '#contract/calls/upload-model.ts';
import type { ResponseOf } from '#contract/schemas/define-call.ts';
import type { CallFailure } from '../calls/call-failure.ts';
import { readConfig } from '../calls/load-config.ts';
import { logProblem } from '../calls/log-problem.ts';
import { sendFile } from './send-file.ts';
import type { ModelToSend, SendModelOptions } from './send-resumably.ts';

/** A smaller file is sent again as fast as one asks how much of it has come. */
const RESUMED_FROM_BYTES = 1024 ** 2;

/** Call 1. A large file goes on after a dropped connection, where the server knows how. Never rejects. */
export async function sendModel(model: ModelToSend, options: SendModelOptions): Promise<ResponseOf<typeof uploadModel> | CallFailure> {
  const resumes = model.modelFile.size >= RESUMED_FROM_BYTES && readConfig().uploadsResume;
  const sent = resumes ? await sendResumably(model, options) : null;
  return sent ?? sendFile(uploadModel, model, options);
}

async function sendResumably(model: ModelToSend, options: SendModelOptions) {
  try {
    const loaded = await import('./send-resumably.ts');
    return await loaded.sendResumably(model, options);
  } catch (error) {
    logProblem('The upload can not be resumed when it breaks off.', error);
    return null;
  }
}
