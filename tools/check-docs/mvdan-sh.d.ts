/** The part of mvdan-sh, a shell parser, that shell.ts uses. */
declare module 'mvdan-sh' {
  export namespace syntax {
    interface Place {
      Offset(): number;
      Line(): number;
    }
    interface Node {
      Pos(): Place;
      End(): Place;
      Args?: Node[];
      Name?: { Value: string };
    }
    function NewParser(): { Parse(text: string, name: string): Node };
    function Walk(node: Node, visit: (node: Node | null) => boolean): void;
    function NodeType(node: Node): string;
  }
}
