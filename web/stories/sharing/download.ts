/** Downloads the file of an answer, under the name that the answer gives it. */
export async function download(answer: Response): Promise<void> {
  const [, name = 'Lunatale'] = /filename\*=UTF-8''([^;]+)/.exec(answer.headers.get('content-disposition') ?? '') ?? [];
  const url = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = decodeURIComponent(name);
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
