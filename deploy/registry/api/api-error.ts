/** A request that the API rejects itself, before or beside a command. */
export class ApiError extends Error {
  readonly statusCode: number;

  constructor(statusCode: number, name: string, message: string) {
    super(message);
    this.name = name;
    this.statusCode = statusCode;
  }
}
