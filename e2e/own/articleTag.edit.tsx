import {
  AutocompleteInput,
  Edit,
  NumberInput,
  ReferenceInput,
  required,
  SimpleForm,
  TextInput,
} from 'react-admin'
import type { ViewProps } from '#src/views/ViewProps.ts'

/** The form of one record, of react-admin's own parts only. */
export default function ArticleTagEdit({ id }: ViewProps) {
  return (
    <Edit id={id} mutationMode="pessimistic">
      <SimpleForm>
        <TextInput source="name" validate={required()} />
        <NumberInput source="weight" />
        <ReferenceInput source="parent" reference="articleTag">
          <AutocompleteInput filterToQuery={(q: string) => ({ q })} />
        </ReferenceInput>
      </SimpleForm>
    </Edit>
  )
}
