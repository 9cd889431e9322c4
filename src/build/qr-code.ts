import { create } from 'qrcode';

export interface QrCode {
  /** Modules along one side, without the quiet zone around them. */
  size: number;
  /** SVG path data: a line one unit wide per run of dark modules, along the upper edge of its row. */
  path: string;
}

/** The QR code of a text, with medium error correction. */
export function qrCode(text: string): QrCode {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const isDark = (row: number, column: number) => column < size && Boolean(data[row * size + column]);
  let path = '';
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1) {
      const start = column;
      while (isDark(row, column)) column += 1;
      if (column > start) path += `M${start} ${row}h${column - start}`;
    }
  return { size, path };
}
