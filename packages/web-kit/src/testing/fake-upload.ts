import { jest } from '@jest/globals';

interface UploadAnswer {
  status: number;
  body: unknown;
}

/** Stands in for XMLHttpRequest: answers each upload in turn and remembers the fields and headers that came with it. */
export function fakeUploads(...responses: UploadAnswer[]) {
  const sent: { url: string; headers: Record<string, string>; fields: [string, FormDataEntryValue][] }[] = [];
  class FakeRequest extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    responseText = '';
    private readonly headers: Record<string, string> = {};
    private url = '';
    open(_method: string, url: string) {
      this.url = url;
    }
    setRequestHeader(name: string, value: string) {
      this.headers[name] = value;
    }
    abort() {
      this.dispatchEvent(new Event('abort'));
    }
    send(body: FormData | Blob) {
      sent.push({ url: this.url, headers: this.headers, fields: body instanceof FormData ? [...body.entries()] : [] });
      const answer = responses.shift();
      queueMicrotask(() => {
        if (!answer) return this.dispatchEvent(new Event('error'));
        this.status = answer.status;
        this.responseText = JSON.stringify(answer.body);
        return this.dispatchEvent(new Event('load'));
      });
    }
  }
  jest.spyOn(globalThis, 'XMLHttpRequest').mockImplementation(() => new FakeRequest() as unknown as XMLHttpRequest);
  return sent;
}
