import { loneWriter } from './lone-writer';
import type { Writer } from './window-writer';

export const createWriter = (): Writer => loneWriter;
